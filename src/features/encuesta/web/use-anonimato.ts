import { createContext, use } from 'react'
import { formatTrato, getPromesa } from '#domain/climas/anonimato.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { encuesta } from '#web/content/encuesta.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { PortadaContext } from './Marco.tsx'

/** Which survey it is, as its address names it. */
export const ClimaContext = createContext('')

/** The promise to whoever answers this very survey, in a sentence and on a page of its own. */
export function useAnonimato() {
  const { basePath } = useSiteConfig()
  const minimo = use(PortadaContext)?.minimoPorGrupo ?? null
  const { conMinimo, sinMinimo } = encuesta.insignia
  return {
    promesa: getPromesa(minimo),
    // The specification's intro, whatever the minimum; without one, what that means stands after it.
    trato: formatTrato(null),
    conCamino: minimo !== SIN_MINIMO,
    insignia: minimo === SIN_MINIMO ? sinMinimo : conMinimo,
    ruta: `${basePath}/anonimato?e=${encodeURIComponent(use(ClimaContext))}`,
  }
}
