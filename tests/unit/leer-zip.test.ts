import { expect, test } from 'vitest'
import { listDeZip, ZipIlegible } from '#features/cvs/web/subir/leer-zip.ts'
import { buildZip } from '#server/archivos/testing/build-zip.ts'

const toBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

test('files come out one at a time, without folders and what systems put in', async () => {
  const zip = buildZip([
    { name: 'CVs/ana.pdf', content: 'hola' },
    { name: '__MACOSX/CVs/._ana.pdf', content: 'x' },
    { name: 'CVs/.DS_Store', content: 'x' },
    { name: 'rosa.docx', content: 'adiós' },
  ])
  const archivos = await listDeZip(toBlob(zip))
  expect(archivos.map(({ nombre, omitido }) => [nombre, omitido])).toEqual([
    ['ana.pdf', null],
    ['rosa.docx', null],
  ])
  expect(await (await archivos[1]!.open())!.text()).toBe('adiós')
})

test('one that unpacks to more than a file may have stops there, whatever it says of itself', async () => {
  const zip = buildZip([{ name: 'bomba.pdf', content: Buffer.alloc(11 * 1024 * 1024) }])
  expect((await listDeZip(toBlob(zip)))[0]!.omitido).toBe('tamano')
  // Says of itself that it is small.
  const indice = zip.lastIndexOf(Buffer.from('504b0102', 'hex'))
  zip.writeUInt32LE(9, indice + 24)
  const [bomba] = await listDeZip(toBlob(zip))
  expect(bomba!.omitido).toBeNull()
  expect(await bomba!.open()).toBeNull()
})

test('what is no zip is said to be none', async () => {
  await expect(listDeZip(new Blob(['hola']))).rejects.toThrow(ZipIlegible)
})
