// A scenario in an address: its file after the `#`, compressed (deflate) and written in the letters that an address can have. `lab scenario
// --page` makes such addresses.

export async function scenarioIn(hash: string): Promise<string | undefined> {
  const packed = /^#([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  } catch {
    return undefined;
  }
}
