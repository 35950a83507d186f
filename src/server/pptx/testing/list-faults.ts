import validate from '@ooxml-tools/validate'

/** What Microsoft's own validator finds wrong with a file. */
export async function listFaults(bytes: Uint8Array, kind: 'pptx' | 'xlsx'): Promise<string[]> {
  const faults = await validate(new Uint8Array(bytes), kind, 'Microsoft365')
  return faults.map(({ description, path }) => `${path?.partUri}: ${description}`)
}
