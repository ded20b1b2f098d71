/** Median, 95th percentile and count of measured times; milliseconds with two decimals. */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { unit: "ms", median: at(0.5), p95: at(0.95), n: sorted.length };
}

export function rounded(value) {
  return Math.round(value * 100) / 100;
}
