import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { type ClimaConEstructura, estructuraQuery } from './climas-queries.ts'
import styles from './Estructura.module.css'
import { EditorDeClima } from './editor/EditorDeClima.tsx'
import { parseSeccion, type Seccion } from './editor/problemas-store.ts'
import { formatVista } from './vista.ts'

/** The whole document of a climate: all of it while nobody has answered, names and texts until the close. */
export function Estructura({ idClima, seccion: pedida }: { idClima: string; seccion?: string | undefined }) {
  const navigate = useNavigate()
  const clima = useQuery(estructuraQuery(useApi(), idClima))
  const [seccion, setSeccion] = useState(() => parseSeccion(pedida ?? null))
  if (clima.data === null) return <ClimaNoEncontrado a={formatVista({ vista: 'TableClima' })} />
  const change = (nueva: Seccion) => {
    setSeccion(nueva)
    void navigate(formatVista({ vista: 'Estructura', idClima, seccion: nueva }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <>
      <Cabeza
        regreso={<Regreso a={formatVista({ vista: 'EditarClima', idClima })} texto="Regresar al clima" />}
        titulo={
          <>
            Estructura{' '}
            {clima.data && <span>{`${clima.data.empresa.nombre_comercial} ${clima.data.periodo}`}</span>}
          </>
        }
      />
      {clima.data ? (
        <Documento idClima={idClima} clima={clima.data} seccion={seccion} onSeccion={change} />
      ) : (
        <Espera
          texto="Cargando la estructura…"
          falla={clima.error && formatFailure(clima.error)}
          onReintentar={() => void clima.refetch()}
        />
      )}
    </>
  )
}

interface DocumentoProps {
  idClima: string
  clima: ClimaConEstructura
  seccion: Seccion
  onSeccion: (seccion: Seccion) => void
}

function Documento({ idClima, clima, seccion, onSeccion }: DocumentoProps) {
  const { congelado, cerrado, documento, revision, minimoPorGrupo, publicacion, participacion } = clima
  return (
    <>
      {congelado && (
        <div className={styles.congelado}>
          <Aviso tono="info">
            {cerrado
              ? 'El clima está cerrado: su estructura ya no cambia.'
              : 'Ya hay respuestas: corrige textos (los verá quien esté contestando), fechas y planeados, o agrega grupos; lo que cambiaría lo contestado queda fijo.'}
          </Aviso>
        </div>
      )}
      <EditorDeClima
        idClima={idClima}
        documento={documento}
        revision={revision}
        soloLectura={congelado}
        cerrado={cerrado}
        minimoGuardado={participacion.invitados > 0 ? minimoPorGrupo : SIN_MINIMO}
        conInvitados={participacion.invitados > 0}
        publicado={publicacion > 0}
        seccion={seccion}
        onSeccion={onSeccion}
      />
    </>
  )
}
