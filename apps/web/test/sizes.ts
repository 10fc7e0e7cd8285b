// The windows that the table is made for: the whole position is seen in each of them. A phone comes besides.

export const SIZES = [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 780 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

export const PHONE_SIZE = { width: 390, height: 844 } as const;
