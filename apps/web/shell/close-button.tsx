// The cross at the head of a dialog.

interface Props {
  readonly label: string;
  readonly onClose: () => void;
}

export function CloseButton({ label, onClose }: Props) {
  return (
    <button type="button" className="dialog-close" aria-label={label} onClick={onClose}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  );
}
