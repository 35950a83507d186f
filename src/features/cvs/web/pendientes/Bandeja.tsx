import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { formatContenidoActivo } from '#domain/cvs/archivo.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { useTeclas } from '#web/lib/use-atajos.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Insignia, Vacio } from '#web/ui/Vacio.tsx'
import { EnlaceDeArchivo } from '../ArchivoActivo.tsx'
import { toRevision, toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from './Bandeja.module.css'
import { PaginaSinNada, PaginasDePendientes } from './PaginasDePendientes.tsx'
import { formatBytes, formatEspera, formatMotivos } from './palabras-de-espera.ts'
import { type EnvioDeLista, enviosQuery } from './pendientes-queries.ts'

function AvisoDeEnvio({ envio }: { envio: EnvioDeLista }) {
  const { formatMes } = useFechas()
  const [parecido] = envio.parecidos
  if (parecido) {
    const motivos = formatMotivos(parecido.motivos)
    return (
      <>
        <Insignia tono="ambar">Parece repetida</Insignia>
        <span className={styles.sub}>
          {capitalize(motivos)} que un CV de {formatMes(parecido.cv.alDia)}
        </span>
      </>
    )
  }
  if (envio.otrosEnvios > 0) {
    return (
      <>
        <Insignia>Mandó más de uno</Insignia>
        <span className={styles.sub}>Mismo correo o teléfono que otro de esta lista</span>
      </>
    )
  }
  if (envio.lecturaArchivo === 'ilegible') {
    return (
      <>
        <Insignia>Sin texto</Insignia>
        <span className={styles.sub}>El archivo no tiene letras que se puedan leer: habrá que teclear</span>
      </>
    )
  }
  return null
}

const TIPOS = { pdf: 'PDF', doc: 'Word', docx: 'Word', odt: 'ODT', jpg: 'Foto', png: 'Foto' } as const

function FilaDeEnvio({ envio, volver }: { envio: EnvioDeLista; volver: string }) {
  return (
    <tr>
      <td className={styles.dias}>{formatEspera(envio.consentimiento, Date.now())}</td>
      <td data-toda>
        <strong className={styles.nombre}>{envio.nombre}</strong>
        <span className={styles.sub}>
          <Correo de={envio.correo} />
        </span>
      </td>
      <td data-rotulo="Plaza que busca">{envio.subido ? 'La subió el equipo' : envio.plaza}</td>
      <td data-toda className={styles.aviso}>
        {envio.contenidoActivo.length > 0 && (
          <>
            <Insignia tono="llena">Contenido activo</Insignia>
            <span className={styles.sub}>{formatContenidoActivo(envio.contenidoActivo)}</span>
          </>
        )}
        <AvisoDeEnvio envio={envio} />
      </td>
      <td data-rotulo="Archivo">
        <EnlaceDeArchivo className={styles.abrir} href={envio.archivo} activo={envio.contenidoActivo}>
          <Icono nombre="documento" />
          {TIPOS[envio.tipoArchivo]}, {formatBytes(envio.bytes)}
          <span className="oculto"> de {envio.nombre} (se abre en otra pestaña)</span>
        </EnlaceDeArchivo>
      </td>
      <td className={styles.fin} data-toda>
        <Link
          className={botonClassName('secundario', true)}
          to={toRevision(envio.id)}
          state={{ volver }}
          data-revisar={envio.id}
        >
          Revisar<span className="oculto"> el CV de {envio.nombre}</span>
        </Link>
      </td>
    </tr>
  )
}

/** To the row below or above; Enter opens it. */
function moveFocus(paso: 1 | -1): void {
  const enlaces = [...document.querySelectorAll<HTMLElement>('[data-revisar]')]
  const aqui = enlaces.indexOf(document.activeElement as HTMLElement)
  const destino = aqui === -1 ? 0 : Math.min(Math.max(aqui + paso, 0), enlaces.length - 1)
  enlaces[destino]?.focus()
}

/** The inbox: submissions that nobody has read yet. */
export function Bandeja({ pagina, porRevisar }: { pagina: number; porRevisar: number | undefined }) {
  const api = useApi()
  const lista = useQuery(enviosQuery(api, pagina))
  const { pathname, search, state } = useLocation()
  const volver = pathname + search
  const revisado = (state as { revisado?: string } | null)?.revisado
  // The way back from one goes on from its row.
  useEffect(() => {
    if (revisado) document.querySelector<HTMLElement>(`[data-revisar="${CSS.escape(revisado)}"]`)?.focus()
  }, [revisado])
  useTeclas({ j: () => moveFocus(1), k: () => moveFocus(-1) })
  if (lista.isError) return <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />
  if (lista.isPending) return <Cargador texto="Buscando lo que llegó…" />
  const envios = lista.data
  const [primero] = envios
  if (!primero) {
    if (pagina > 1) return <PaginaSinNada primera={toVista('bandeja')} />
    return (
      <Vacio titulo="Nada por revisar.">
        <p>Lo que alguien mande con «Envia tu CV» aparece aquí, y también llega por correo.</p>
      </Vacio>
    )
  }
  return (
    <>
      <div className={styles.sobre}>
        <p>
          Llegaron por «Envia tu CV» o los subió el equipo. Primero la persona que más ha esperado.{' '}
          <span className={styles.teclas}>
            <kbd>J</kbd> y <kbd>K</kbd> bajan y suben por la lista.
          </span>
        </p>
        <Link className={botonClassName('primario')} to={toRevision(primero.id)} state={{ volver }}>
          {porRevisar === 1 ? 'Revisar el que espera' : `Revisar los ${porRevisar ?? envios.length}`}
        </Link>
      </div>
      <Tabla nombre="CVs por revisar" apila pronto className={styles.tabla!}>
        <Encabezados de={['Espera', 'Persona', 'Plaza que busca', 'Aviso', 'Archivo', '(Revisar)']} />
        <tbody>
          {envios.map((envio) => (
            <FilaDeEnvio key={envio.id} envio={envio} volver={volver} />
          ))}
        </tbody>
      </Tabla>
      <PaginasDePendientes
        pagina={pagina}
        cuantos={envios.length}
        toPagina={(otra) => toVista('bandeja', otra)}
      />
    </>
  )
}
