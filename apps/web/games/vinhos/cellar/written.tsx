// A letter or a figure that is part of a drawing. It is painted, not text: the name of the thing says it already, in words.

export const Written = ({ text, className }: { readonly text: string | number; readonly className: string }) => (
  <span className={`written ${className}`} data-text={text} aria-hidden="true" />
);
