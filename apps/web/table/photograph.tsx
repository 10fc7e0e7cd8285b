// A picture of a position, to be saved: the table in its widest composition, drawn once more beside the page where nobody sees it, and made a
// PNG by the browser. Styles and typefaces go into the drawing, so that nothing has to be fetched while it is painted.

import type { Position } from '@adega/wire';
import { useEffect, useRef } from 'react';
import type { Face } from './face.ts';
import { Composed } from './stage.tsx';
import './photograph.css';

/** Pixels of the picture for one unit of the drawing. */
const SHARP = 1.5;
/** Room for the words above the table, in units. */
const HEAD = 72;

export interface Picture {
  readonly blob: Blob;
  /** Where a browser does not let anybody have the pixels, it is the drawing itself. */
  readonly type: 'png' | 'svg';
}

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly title: string;
  readonly note: string;
  readonly onPicture: (picture: Picture | undefined) => void;
}

export default function Photograph({ face, position, title, note, onPicture }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const composition = face.tabletop?.(position).compositions[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    void taken(element).then(onPicture, error => {
      console.error(error);
      onPicture(undefined);
    });
  }, []);
  if (composition === undefined) return null;
  const { width, height } = composition;
  return (
    <div className="photograph" ref={place} aria-hidden="true" inert style={{ width, height: height + HEAD }}>
      <p className="photograph-head" style={{ height: HEAD }}>
        <strong>{title}</strong>
        <span>{note}</span>
      </p>
      <div className="photograph-table" style={{ width, height }}>
        <div className="stage" style={{ width, height }}>
          <Composed face={face} position={position} composition={composition} />
        </div>
      </div>
    </div>
  );
}

async function taken(element: HTMLElement): Promise<Picture> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const svg = new Blob([await drawingOf(element, width, height)], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = await dataOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    if (blob !== null) return { blob, type: 'png' };
  } catch {
    // Some browsers keep pixels to themselves that come from such a drawing.
  }
  return { blob: svg, type: 'svg' };
}

/** The element as a drawing that stands by itself. What is around it in the page stays around it, for the sake of the styles. */
async function drawingOf(element: HTMLElement, width: number, height: number): Promise<string> {
  const root = document.documentElement;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) svg.setAttribute(name, String(value));
  svg.style.fontSize = getComputedStyle(root).fontSize;
  svg.style.colorScheme = isDark(root) ? 'only dark' : 'only light';
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await stylesNow();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  frame.append(within(element.cloneNode(true) as HTMLElement, element));
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

const isDark = (root: HTMLElement): boolean => {
  const theme = root.dataset['theme'];
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
};

function within(copy: HTMLElement, element: HTMLElement): HTMLElement {
  copy.style.position = 'static';
  let inner = copy;
  for (let around = element.parentElement; around !== null && around !== document.documentElement; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement;
    shell.removeAttribute('hidden');
    shell.style.display = 'contents';
    shell.append(inner);
    inner = shell;
  }
  return inner;
}

/** All styles of the page, with the typefaces in them. */
async function stylesNow(): Promise<string> {
  const sheets = [...document.styleSheets];
  const texts = sheets.map(sheet => [...sheet.cssRules].map(rule => rule.cssText).join('\n'));
  const fonts = new Map<string, string>();
  for (const [i, text] of texts.entries())
    for (const [, url = ''] of text.matchAll(/url\("?([^")]+\.woff2)"?\)/g))
      fonts.set(url, new URL(url, sheets[i]?.href ?? location.href).href);
  const embedded = await Promise.all([...fonts].map(async ([url, from]) => [url, await dataOf(await (await fetch(from)).blob())] as const));
  return embedded.reduce((all, [url, data]) => all.replaceAll(url, data), texts.join('\n'));
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
