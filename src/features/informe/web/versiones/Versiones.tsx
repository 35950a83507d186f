import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useFocoEnFila } from '#web/lib/use-foco-en-fila.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import { Bola } from '#web/ui/Vacio.tsx'
import { PublicacionEnCurso } from './PublicacionEnCurso.tsx'
import styles from './Versiones.module.css'
import { RetirarCifrasDelCliente, RetirarVersionDeInforme } from './versiones.generated.ts'
import { type Version, versionesQuery } from './versiones-query.ts'

/** Other screens lead to it. */
const ANCLA = 'versiones-de-informe'

const FORMATOS = { pdf: 'PDF', pptx: 'PowerPoint', xlsx: 'Excel' }

/** The client's versions, one by one, and what became of each. */
export function Versiones({ idClima }: { idClima: string }) {
  const api = useApi()
  const { data } = useQuery(versionesQuery(api, idClima))
  const client = useQueryClient()
  const showAviso = useAvisos()
  const [porRetirar, setPorRetirar] = useState<Version | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ idVersion, conCifras }: { idVersion: string; conCifras: boolean }) => {
      const { mensaje } = (await api(RetirarVersionDeInforme, { idVersion })).retirarVersionDeInforme
      if (!conCifras) return mensaje
      return `${mensaje} ${(await api(RetirarCifrasDelCliente, { idClima })).retirarDelCliente.mensaje}`
    },
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    // Whether the client sees the figures stands on other screens too.
    onSettled: () => client.invalidateQueries(),
  })
  const isRetirada = (fila: string) =>
    data?.versiones.some(({ id, estado }) => id === fila && estado === 'retirada') ?? false
  const { lista, stayAt } = useFocoEnFila<HTMLTableSectionElement>(isRetirada)
  const titulo = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isLeido = data !== undefined
  // It was not there yet when the address came.
  useEffect(() => {
    if (isLeido && hash === `#${ANCLA}`) titulo.current?.scrollIntoView()
  }, [isLeido, hash])
  if (!data) return null
  return (
    <section className={styles.versiones} aria-labelledby={ANCLA}>
      <h2 ref={titulo} id={ANCLA}>
        Versiones publicadas
      </h2>
      <p>
        Lo que el cliente descarga al entrar con su cuenta. Publicar otra vez no borra la anterior: la
        reemplaza, y aquí queda.
      </p>
      <PublicacionEnCurso idClima={idClima} />
      {data.versiones.length === 0 ? (
        <p className={styles.ninguna}>Todavía no se ha publicado ninguna.</p>
      ) : (
        <Tabla nombre="Versiones publicadas" apila pronto>
          <thead>
            <tr>
              <th scope="col">Versión</th>
              <th scope="col">Publicada</th>
              <th scope="col">Para</th>
              <th scope="col">Lleva</th>
              <th scope="col">El cliente</th>
              <th scope="col">
                <span className="oculto">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody ref={lista}>
            {data.versiones.map((version) => (
              <FilaDeVersion
                key={version.id}
                version={version}
                conCuentas={data.clientes.length > 0}
                retirando={isPending}
                onRetirar={() => setPorRetirar(version)}
              />
            ))}
          </tbody>
        </Tabla>
      )}
      {porRetirar && (
        <RetirarVersion
          numero={porRetirar.numero}
          conResultados={data.conResultados}
          onCancelar={() => setPorRetirar(null)}
          onRetirar={(conCifras) => {
            stayAt(porRetirar.id)
            mutate({ idVersion: porRetirar.id, conCifras })
            setPorRetirar(null)
          }}
        />
      )}
    </section>
  )
}

interface RetirarVersionProps {
  numero: number
  /** The client sees the figures of this round on the screen too. */
  conResultados: boolean
  onCancelar: () => void
  onRetirar: (conCifras: boolean) => void
}

function RetirarVersion({ numero, conResultados, onCancelar, onRetirar }: RetirarVersionProps) {
  const id = useId()
  const [conCifras, setConCifras] = useState(false)
  return (
    <Confirmacion
      abierto
      titulo={`Retirar la versión ${numero}`}
      cancelar="Dejarla"
      confirmar="Retirarla"
      tono="peligro"
      opcional
      onCancelar={onCancelar}
      onConfirmar={() => onRetirar(conCifras)}
    >
      <p>
        El cliente ya no la descarga, ni vuelve a ver una anterior. Lo que haya guardado sigue en sus manos.
      </p>
      {conResultados && (
        <>
          <p>
            <strong>Los resultados de esta ronda siguen en su pantalla:</strong> retirar el informe no los
            quita, ni los compromisos de su plan.
          </p>
          <label htmlFor={id} className={styles.tambien}>
            <Casilla
              id={id}
              checked={conCifras}
              onChange={(event) => setConCifras(event.currentTarget.checked)}
            />
            Retirar también los resultados
          </label>
        </>
      )}
    </Confirmacion>
  )
}

interface FilaDeVersionProps {
  version: Version
  /** People of the company who could see it. */
  conCuentas: boolean
  retirando: boolean
  onRetirar: () => void
}

function FilaDeVersion({ version, conCuentas, retirando, onRetirar }: FilaDeVersionProps) {
  const { formatMomento } = useFechas()
  const { numero, publicada, publicadaPor, publicacion, para, estado, archivos } = version
  return (
    <tr data-fila={version.id} tabIndex={-1} className={estado === 'vigente' ? undefined : styles.vieja}>
      <th scope="row" className={styles.numero}>
        <span className={styles.rotulo}>Versión </span>
        {numero}
      </th>
      <td data-rotulo="Publicada">
        {formatMomento(publicada)}
        <small>
          {publicadaPor}. Cifras de la publicación {publicacion}
        </small>
      </td>
      <td data-rotulo="Para">{para}</td>
      <td data-rotulo="Lleva">
        <span className={styles.formatos}>
          {archivos.map(({ formato, enlace }) => (
            <a
              key={formato}
              href={enlace}
              download
              aria-label={`${FORMATOS[formato]} de la versión ${numero}`}
            >
              {FORMATOS[formato]}
            </a>
          ))}
        </span>
      </td>
      <td data-rotulo="El cliente" data-toda>
        <Bola llena={estado === 'vigente'}>{describeEstado(version, conCuentas, formatMomento)}</Bola>
        <small>{describeDescargas(version, formatMomento)}</small>
      </td>
      <td data-toda className={styles.acciones}>
        {estado === 'vigente' && (
          <Boton tono="peligro" chico aria-disabled={retirando} onClick={() => retirando || onRetirar()}>
            Retirar<span className="oculto"> la versión {numero}</span>
          </Boton>
        )}
      </td>
    </tr>
  )
}

type FormatMomento = (ms: number) => string

function describeEstado(
  { estado, retirada, retiradaPor }: Version,
  conCuentas: boolean,
  formatMomento: FormatMomento,
): string {
  if (estado === 'vigente')
    return conCuentas ? 'La ve ahora' : 'Publicada. Nadie de la empresa tiene cuenta todavía'
  if (estado === 'reemplazada' || retirada == null) return 'Reemplazada'
  return `La retiró ${retiradaPor ?? ''} el ${formatMomento(retirada)}`
}

function describeDescargas({ descargas, ultimaDescarga }: Version, formatMomento: FormatMomento): string {
  if (descargas === 0 || ultimaDescarga == null) return 'Nadie la ha descargado'
  const veces = descargas === 1 ? 'Descargada una vez' : `Descargada ${descargas} veces, la última`
  return `${veces} el ${formatMomento(ultimaDescarga)}`
}
