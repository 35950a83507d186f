import { useSiteConfig } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import type { ClimaAbierto } from './climas-queries.ts'

/** One page on which the client agrees to the study: groups, planned people, dates, questionnaire. */
export function FichaDeRonda({ clima }: { clima: ClimaAbierto }) {
  const { basePath } = useSiteConfig()
  return (
    <AccionDeClima
      titulo="Ficha de ronda"
      texto="Una página para acordar el estudio con el cliente: grupos, personas planeadas, fechas y cuestionario."
    >
      <a
        className={botonClassName('secundario', true)}
        href={`${basePath}/api/informe/${clima.id}/ficha.pdf`}
        target="_blank"
        rel="noreferrer"
      >
        <Icono nombre="documento" />
        Abrir la ficha
      </a>
    </AccionDeClima>
  )
}
