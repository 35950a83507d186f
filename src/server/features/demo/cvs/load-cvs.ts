import type { AppContext } from '../../../context.ts'
import { insertCv } from '../../cvs/insert-cv.ts'
import { createAzar } from '../azar.ts'
import { createDirecciones } from '../list-personas.ts'
import { inventCv } from './invent-cv.ts'

const CUANTOS = 60
const DIA = 24 * 3_600_000

/** Through the use case that staff's form uses. They came in over the last months, a few a week. */
export async function loadCvs(ctx: AppContext): Promise<void> {
  const azar = createAzar('CVs')
  const getDireccion = createDirecciones('correo.example')
  const ahora = ctx.now()
  for (let i = 0; i < CUANTOS; i++) {
    const creado = ahora - Math.floor((CUANTOS - i - azar.next()) * 2 * DIA)
    await insertCv({ ...ctx, now: () => creado }, inventCv(i, azar, getDireccion))
  }
}
