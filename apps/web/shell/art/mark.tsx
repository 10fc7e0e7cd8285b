// The mark of the page: a glass on a wine-red tile.
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--mark, #7a1f3d)" />
      <path d="M10 6h12c.7 6-1.5 10.500-5 11.300V24h4v2H11v-2h4v-6.700C11.500 16.500 9.300 12 10 6z" fill="#f6f1e7" />
    </svg>
  );
}
