import type { CamposDeCV } from '../../../domain/cvs/cv.ts'
import { type CamposEscritos, parseCampos } from '../../../domain/cvs/parse-campos.ts'
import { badUserInput } from '../../errors.ts'

export function requireCampos(escritos: CamposEscritos): CamposDeCV {
  const { campos, problemas } = parseCampos(escritos)
  const frases = Object.values(problemas)
  if (frases.length > 0) throw badUserInput(frases.join(' '))
  return campos
}
