import { createAzar } from '#domain/estadistica/azar.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { insertCvConArchivo } from '#features/cvs/server/insert-cv.ts'
import type { AppContext } from '#server/context/context.ts'
import { createDirecciones } from '../list-personas.ts'
import { inventCv } from './invent-cv.ts'

const CUANTOS = 60
/** Of the first ones nobody has heard for more than a year and a half. */
const VIEJOS = 6

/** As staff's form does it, less the look at files, which are our own. They came in over the last months, a few a week, after some of long ago. */
export async function loadCvs(ctx: AppContext): Promise<void> {
  const azar = createAzar('CVs')
  const getDireccion = createDirecciones('correo.example')
  const ahora = ctx.now()
  for (let i = 0; i < CUANTOS; i++) {
    const dias = i < VIEJOS ? 570 + (VIEJOS - i) * 22 : (CUANTOS - i - azar.next()) * 2
    const creado = ahora - Math.floor(dias * DIA_MS)
    const { archivo, ...campos } = inventCv(i, azar, getDireccion)
    await insertCvConArchivo({ ...ctx, now: () => creado }, campos, archivo)
  }
}
