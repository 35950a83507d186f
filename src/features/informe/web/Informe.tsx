import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, isNoEncontrado } from '#web/lib/api.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useTeclas } from '#web/lib/use-atajos.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { ArchivosDeInforme, DatosDeInforme } from './ArchivosDeInforme.tsx'
import { DetalleDeSeccion } from './DetalleDeSeccion.tsx'
import styles from './Informe.module.css'
import { type DocumentoVisto, informeQuery, placeSecciones } from './informe-queries.ts'
import { SeccionesDeInforme } from './SeccionesDeInforme.tsx'
import { useElecciones } from './use-elecciones.ts'
import { isRescatada } from './use-redaccion.ts'
import { FaltaParaPublicar, listPorRevisar, PublicarInforme } from './versiones/PublicarInforme.tsx'
import { Versiones } from './versiones/Versiones.tsx'

const findElegida = () => document.getElementById('seccion-elegida')?.closest('section')

function focusRedaccion(): void {
  findElegida()?.querySelector('form')?.focus({ preventScroll: true })
}

/** Stands for the first wording of the open section that nobody stands for yet. */
const approve = () => findElegida()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()

interface InformeProps {
  idClima: string
  enlaces: { graficas: string; clima: string; climas: string }
}

const SIN_PAGINAS: ReadonlyMap<string, [number, number]> = new Map()

/** The report of a round: what goes in, in whose words, and its files. */
export function Informe({ idClima, enlaces }: InformeProps) {
  const { data, error, isFetching, refetch } = useQuery(informeQuery(useApi(), idClima))
  const elecciones = useElecciones(idClima)
  const [elegida, setElegida] = useState('resumen')
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set([elegida]))
  if (!abiertas.has(elegida)) setAbiertas(new Set([...abiertas, elegida]))
  const [documento, setDocumento] = useState<DocumentoVisto | null>(null)
  const secciones = data?.getInforme.secciones
  useEffect(() => {
    const rescatada = secciones?.find(({ redacciones }) =>
      redacciones.some((redaccion) => isRescatada(idClima, redaccion)),
    )
    if (rescatada) setElegida(rescatada.clave)
  }, [secciones, idClima])
  // From the section that is open on, and round: its words take the focus.
  const goSiguiente = () => {
    if (!secciones) return
    const aqui = secciones.findIndex(({ clave }) => clave === elegida)
    const porRevisar = listPorRevisar([...secciones.slice(aqui + 1), ...secciones.slice(0, aqui + 1)])
    if (!porRevisar[0]) return
    setElegida(porRevisar[0].clave)
    requestAnimationFrame(focusRedaccion)
  }
  useTeclas({ enter: goSiguiente, r: approve })
  if (!data && isNoEncontrado(error)) return <ClimaNoEncontrado a={enlaces.climas} />
  const clima = data?.climaOrganizacional
  const cual = clima ? `${clima.empresa.nombre_comercial} ${clima.periodo}` : ''
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.graficas} texto="Regresar a las gráficas" />}
        titulo={
          <>
            Informe <span className={styles.clima}>{cual}</span>
          </>
        }
        acciones={
          data && (
            <PublicarInforme
              idClima={idClima}
              titulo={cual}
              secciones={data.getInforme.secciones}
              minimoPorGrupo={data.getInforme.minimoPorGrupo}
              comparada={data.getInforme.comparables.find(
                ({ idClima: id }) => id === data.getInforme.idClimaAntes,
              )}
            />
          )
        }
      />
      {/* A step that is missing, such as a minimum or a publication: trying again would not bring it. */}
      {!data && error instanceof ApiError && error.code === 'CONFLICT' ? (
        <Vacio titulo={error.message}>
          <Link to={enlaces.clima} className={botonClassName('primario')}>
            Ir a la página del clima
          </Link>
        </Vacio>
      ) : !data ? (
        <Espera
          texto="Reuniendo las cifras…"
          falla={isFetching || !error ? null : formatFailure(error)}
          onReintentar={() => void refetch()}
        />
      ) : (
        <>
          <FaltaParaPublicar
            idClima={idClima}
            secciones={data.getInforme.secciones}
            cierre={enlaces.clima}
            onSiguiente={goSiguiente}
            abiertas={abiertas}
          />
          {elecciones.error && <Aviso tono="mal">{formatFailure(elecciones.error)}</Aviso>}
          <DatosDeInforme informe={data.getInforme} onChange={elecciones.mutate} />
          <div className={styles.columnas}>
            <SeccionesDeInforme
              secciones={data.getInforme.secciones}
              elegida={elegida}
              onElegir={setElegida}
              onChange={(change) =>
                elecciones.mutate((informe) => ({ ...informe, secciones: change(informe.secciones) }))
              }
              paginas={documento ? placeSecciones(data.getInforme.secciones, documento) : SIN_PAGINAS}
            />
            <div className={styles.detalle}>
              <DetalleDeSeccion
                idClima={idClima}
                titulo={`Informe ${cual}`}
                informe={data.getInforme}
                elegida={elegida}
                documento={documento}
                onDocumento={setDocumento}
                onChange={elecciones.mutate}
              />
              <ArchivosDeInforme
                idClima={idClima}
                trabajosAlDia={data.getInforme.trabajosAlDia}
                publicaciones={clima?.publicaciones ?? []}
              />
            </div>
          </div>
          <Versiones idClima={idClima} />
        </>
      )}
    </>
  )
}
