import { addHojas, type Cubo } from '../cubo.ts'

export const addHoja = (cubo: Cubo, idGrupoDeOpinion: string, hoja: string): void =>
  addHojas(cubo, `${idGrupoDeOpinion} ${hoja}`)
