const OJOS =
  '<circle cx="17" cy="20" r="2.5" fill="#000" stroke="none"/><circle cx="31" cy="20" r="2.5" fill="#000" stroke="none"/>'

/** The survey's four faces, from the most to the least content, in black. */
export const CARAS = [
  '<path d="M13 20.500c1.400-3.400 5.600-3.400 7 0M28 20.500c1.400-3.400 5.600-3.400 7 0"/><path d="M13.500 26.500h21c0 6.500-4.700 10.500-10.500 10.500s-10.500-4-10.500-10.500Z" fill="#000"/>',
  `${OJOS}<path d="M15 28.500c2 4 5.300 6 9 6s7-2 9-6"/>`,
  `${OJOS}<path d="M15.500 31.500h17"/>`,
  `<g transform="translate(0 2.5)">${OJOS}</g><path d="m12.500 17.500 6-3M35.500 17.500l-6-3"/><path d="M15 35.500c2-4 5.300-6 9-6s7 2 9 6"/>`,
].map(
  (rasgos) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="round"><circle cx="24" cy="24" r="20"/>${rasgos}</svg>`,
)
