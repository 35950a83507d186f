import type { Candidato as CandidatoWire } from '#contract/schema.generated.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Candidato } from '../candidatos-store.ts'
import { presentActivo } from '../present-cv.ts'

export function presentCandidato(
  { config }: Pick<AppContext, 'config'>,
  { idCv, activo, ...candidato }: Candidato,
): CandidatoWire {
  const donde = idCv ? `cv/${idCv}` : `envio/${candidato.idEnvio}`
  return {
    ...candidato,
    idCV: idCv,
    archivo: `${config.basePath}/api/${donde}/archivo`,
    contenidoActivo: presentActivo(activo),
  }
}
