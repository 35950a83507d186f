import WordExtractor from 'word-extractor'

/** Word 97 to 2003. The body first: if the text is cut, it is cut at what stands around it. */
export async function readTextoDeDoc(bytes: Buffer): Promise<string> {
  const documento = await new WordExtractor().extract(bytes)
  return [
    documento.getBody(),
    documento.getTextboxes(),
    documento.getHeaders(),
    documento.getFootnotes(),
    documento.getEndnotes(),
  ].join('\n')
}
