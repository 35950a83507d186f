import { memo } from 'react'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { MINIMO_POR_GRUPO } from '#domain/climas/minimo-por-grupo.ts'
import { computeFinDeDia, computeInicioDeDia } from '#domain/fechas/dia.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { BasesDeCalculo } from '../AccionDeClima.tsx'
import { CampoFecha } from '../CampoFecha.tsx'
import { CampoMinimo } from '../CampoMinimo.tsx'
import { AYUDA_DEL_NOMBRE } from '../climas-queries.ts'
import { getIdDeCampo, useEditor, useProblema } from './editor-context.ts'
import styles from './Secciones.module.css'

interface SeccionFechasProps {
  nombre: string
  /** That another round of the year has it. */
  nombreOcupado: string | null
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number | null
  tipo: string
}

/** Fields that stay editable for as long as the climate is open. */
export const SeccionFechas = memo(function SeccionFechas(props: SeccionFechasProps) {
  const { timeZone } = useSiteConfig()
  const { change, soloLectura, minimoGuardado, publicado } = useEditor()
  const problemaDeNombre = useProblema('clima', 'nombre')
  const problemaDeInicio = useProblema('clima', 'fechaInicio')
  const problemaDeLimite = useProblema('clima', 'fechaLimite')
  const problemaDeTipo = useProblema('cuestionario', 'tipo')
  return (
    <div className={styles.fechas}>
      <CampoMarco
        rotulo="Nombre de la ronda"
        opcional
        ayuda={AYUDA_DEL_NOMBRE}
        falla={props.nombreOcupado ?? (problemaDeNombre || null)}
        className={styles.ancho}
        id={getIdDeCampo('clima', 'nombre')}
      >
        {(atributos) => (
          <input
            value={props.nombre}
            onChange={(event) => change({ que: 'clima', campos: { nombre: event.currentTarget.value } })}
            {...atributos}
          />
        )}
      </CampoMarco>
      <CampoFecha
        rotulo="Fecha de inicio"
        ayuda="Por su año se conoce la ronda."
        id={getIdDeCampo('clima', 'fechaInicio')}
        ms={props.fechaInicio}
        falla={problemaDeInicio}
        onChange={(dia) =>
          change({ que: 'clima', campos: { fechaInicio: computeInicioDeDia(dia, timeZone) } })
        }
      />
      <CampoFecha
        rotulo="Fecha límite"
        opcional
        ayuda="Último día para contestar. Después, la encuesta aparece como inactiva."
        id={getIdDeCampo('clima', 'fechaLimite')}
        ms={props.fechaLimite}
        falla={problemaDeLimite}
        onChange={(dia) =>
          change({
            que: 'clima',
            campos: { fechaLimite: dia === '' ? null : computeFinDeDia(dia, timeZone) },
          })
        }
      />
      <CampoMinimo
        id={getIdDeCampo('clima', 'minimoPorGrupo')}
        valor={props.minimoPorGrupo ?? MINIMO_POR_GRUPO}
        desde={minimoGuardado}
        fijo={publicado}
        className={styles.ancho}
        onChange={(minimoPorGrupo) => change({ que: 'clima', campos: { minimoPorGrupo } })}
      />
      <BasesDeCalculo
        valor={props.baseDeCalculo}
        onChange={(baseDeCalculo) => change({ que: 'clima', campos: { baseDeCalculo } })}
      />
      <CampoMarco
        rotulo="Nombre del cuestionario"
        opcional
        falla={problemaDeTipo || null}
        className={styles.ancho}
        id={getIdDeCampo('cuestionario', 'tipo')}
      >
        {(atributos) => (
          <input
            value={props.tipo}
            readOnly={soloLectura}
            onChange={(event) => change({ que: 'clima', campos: { tipo: event.currentTarget.value } })}
            {...atributos}
          />
        )}
      </CampoMarco>
    </div>
  )
})
