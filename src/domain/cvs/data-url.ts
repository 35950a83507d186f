/** The text after `base64,` of a data URL; null where it is none. What type it declares is nobody's proof. */
export function findBase64(dataUrl: string): string | null {
  const coma = dataUrl.indexOf(',')
  if (coma === -1 || coma > 500 || !/^data:[^,]*;base64$/i.test(dataUrl.slice(0, coma))) return null
  return dataUrl.slice(coma + 1)
}
