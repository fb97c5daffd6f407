/** The regions of Tanzania, islands included, as people write them. */
const regions = [
  ...['Arusha', 'Dar es Salaam', 'Dodoma', 'Geita', 'Iringa', 'Kagera', 'Katavi', 'Kigoma'],
  ...['Kilimanjaro', 'Lindi', 'Manyara', 'Mara', 'Mbeya', 'Morogoro', 'Mtwara', 'Mwanza', 'Njombe'],
  ...['Pemba', 'Pwani', 'Rukwa', 'Ruvuma', 'Shinyanga', 'Simiyu', 'Singida', 'Songwe', 'Tabora'],
  ...['Tanga', 'Unguja', 'Zanzibar'],
];

/** Only a region by itself: what people write about where they live may say far too much. */
export function regionIn(location: string): string {
  const written = location.trim().replace(/\s+/g, ' ').toLowerCase();
  return regions.find((region) => region.toLowerCase() === written) ?? '';
}

/** `Asha` → `A•••`. A name that begins with anything but a letter may be a number: nothing of it. */
export function maskedName(name: string): string {
  const [first = ''] = name.trim();
  return /\p{L}/u.test(first) ? `${first.toUpperCase()}•••` : '';
}
