import { expect, test } from 'vitest'
import type { EnvioAbierto } from './pendientes-queries.ts'
import { type CvAnterior, joinValores, presentRevision } from './use-revision-de-envio.ts'

const ANTERIOR: CvAnterior = {
  id: '1',
  primerNombre: 'Ana',
  segundoNombre: 'Lucía',
  primerApellido: 'Pérez',
  segundoApellido: 'Morales',
  telefono: '2233-4455',
  celular: '5512 0341',
  correo: 'ana@correo.example',
  estado: 'Contratado',
  etiquetasPuestos: ['Nómina'],
  alDia: 0,
  revision: 'r',
}

const ABIERTO = {
  envio: { parecidos: [{ motivos: ['correo'], cv: ANTERIOR }] },
  propuestas: [
    { campo: 'primerNombre', valor: 'Anita', origen: 'formulario' },
    { campo: 'primerNombre', valor: 'Ana', origen: 'archivo' },
    { campo: 'celular', valor: '4444 5555', origen: 'formulario' },
  ],
} as unknown as EnvioAbierto

test('the form opens with what was sent and read, and nothing of who the person may be', () => {
  expect(presentRevision(ABIERTO)).toMatchObject({
    primerNombre: 'Anita',
    segundoNombre: '',
    celular: '4444 5555',
    telefono: '',
    etiquetasPuesto: [],
    estado: 'Validado',
  })
})

test('joined to the same person, what is not said anew stays as it was, and so do state and tags', () => {
  const valores = { ...presentRevision(ABIERTO), etiquetasPuesto: ['nomina', 'Ventas'] }
  expect(joinValores(valores, ANTERIOR)).toMatchObject({
    primerNombre: 'Anita',
    segundoNombre: 'Lucía',
    segundoApellido: 'Morales',
    celular: '4444 5555',
    telefono: '2233-4455',
    etiquetasPuesto: ['Nómina', 'Ventas'],
    estado: 'Contratado',
  })
})
