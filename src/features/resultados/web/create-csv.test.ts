import { expect, test } from 'vitest'
import { createCsv } from './PreguntasAbiertas.tsx'

const read = (blob: Blob) => blob.text()

test('every answer is one cell, whatever it holds, and none becomes a formula', async () => {
  const csv = await read(
    createCsv(
      [
        { texto: 'Dijo "no",\ny ya', grupo: 'G1' },
        { texto: '=1+1', grupo: null },
      ],
      true,
    ),
  )
  expect(csv).toBe('"Respuesta","Grupo"\r\n"Dijo ""no"",\ny ya","G1"\r\n"\'=1+1","Sin grupo"\r\n')
})

test('without a minimum the group is not said', async () => {
  expect(await read(createCsv([{ texto: 'Hola', grupo: 'G1' }], false))).toBe('"Respuesta"\r\n"Hola"\r\n')
})
