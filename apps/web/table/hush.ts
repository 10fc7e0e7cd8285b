// While a card tells the help of a thing, the browser does not tell it a second time in a box of its own.

/** Takes the titles off a thing and what is in it, and notes its help on it; the answer puts them back. */
export function hush(place: Element, help: string): () => void {
  const titled = [place, ...place.querySelectorAll('[title]')].flatMap(element => {
    const title = element.getAttribute('title');
    return title === null ? [] : [{ element, title }];
  });
  const drawn = [...place.querySelectorAll('title')].map(element => ({ element, text: element.textContent ?? '' }));
  place.setAttribute('data-hushed', help);
  for (const { element } of titled) element.removeAttribute('title');
  for (const { element } of drawn) element.textContent = '';
  // What was written anew meanwhile stays.
  return () => {
    place.removeAttribute('data-hushed');
    for (const { element, title } of titled) if (!element.hasAttribute('title')) element.setAttribute('title', title);
    for (const { element, text } of drawn) if (element.textContent === '') element.textContent = text;
  };
}
