// A text in an address: after the `#`, which browsers send to nobody, compressed (deflate) and written in the letters that an address can
// have. A scenario comes so (`lab scenario --page` makes such addresses), and a finished game.

/** Longer addresses are cut by some of what people send them with. */
export const LONGEST_ADDRESS = 16_000;
/** No text that we know is longer; what unpacks to more is not ours. */
const LONGEST_TEXT = 1_000_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function textIn(hash: string): Promise<string | undefined> {
  const packed = /^#([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    return await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  while (text.length <= LONGEST_TEXT) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return undefined;
}
