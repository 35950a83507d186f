import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { findMarcas } from '#domain/cvs/marcas.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, BotonIcono, botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { VisorDePdf } from '#web/ui/VisorDePdf.tsx'
import { AvisoDeContenidoActivo, SIN_TEXTO } from '../ArchivoActivo.tsx'
import { formatMotivos, listValoresDeArchivo, markTexto } from './palabras-de-espera.ts'
import type { EnvioAbierto, Parecido } from './pendientes-queries.ts'
import styles from './Revision.module.css'

function TextoDeArchivo({ texto, valores }: { texto: string; valores: readonly string[] }) {
  return (
    <p className={styles.texto}>
      {markTexto(texto, valores).map(({ texto: trozo, marcado }, indice) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
        marcado ? <mark key={indice}>{trozo}</mark> : trozo,
      )}
    </p>
  )
}

const isFoto = (tipo: string) => tipo === 'jpg' || tipo === 'png'

const AMPLIACIONES = [0.75, 1, 1.5, 2, 3]

/** The received file: a PDF is drawn, of the others what they say, with what the form took from it marked. Of one with active
content its text comes first, until the file is asked for. */
export function ArchivoDeRevision({ abierto }: { abierto: EnvioAbierto }) {
  const { envio, texto, propuestas } = abierto
  const [paginas, setPaginas] = useState(0)
  const [ampliacion, setAmpliacion] = useState(1)
  const valores = useMemo(() => listValoresDeArchivo(propuestas), [propuestas])
  const marcas = useCallback((dicho: string) => findMarcas(dicho, valores), [valores])
  const zoom = (paso: 1 | -1) => AMPLIACIONES[AMPLIACIONES.indexOf(ampliacion) + paso]
  const activo = envio.contenidoActivo
  const conFoto = isFoto(envio.tipoArchivo)
  const [pedido, setPedido] = useState(activo.length === 0)
  const leido = texto ? (
    <TextoDeArchivo texto={texto} valores={valores} />
  ) : (
    <p className={styles.texto}>{SIN_TEXTO[envio.lecturaArchivo]}</p>
  )
  return (
    <section className={styles.archivo} aria-label="Archivo recibido">
      <div className={styles.sobre}>
        <span className={styles.nombreDeArchivo}>
          {envio.nombreArchivo}
          {paginas > 0 && `, ${formatCantidad(paginas, 'página', 'páginas')}`}
        </span>
        {(paginas > 0 || conFoto) &&
          ([-1, 1] as const).map((paso) => (
            <BotonIcono
              key={paso}
              icono={paso === 1 ? 'mas' : 'menos'}
              nombre={paso === 1 ? 'Ampliar' : 'Reducir'}
              disabled={zoom(paso) === undefined}
              onClick={() => setAmpliacion(zoom(paso) ?? 1)}
            />
          ))}
        {pedido ? (
          <a
            className={botonClassName('secundario', true)}
            href={envio.archivo}
            target="_blank"
            rel="noopener"
          >
            <Icono nombre="descargar" />
            Abrir<span className="oculto"> el archivo en otra pestaña</span>
          </a>
        ) : (
          <Boton chico onClick={() => setPedido(true)}>
            Ver el archivo
          </Boton>
        )}
      </div>
      {activo.length > 0 && <AvisoDeContenidoActivo activo={activo} />}
      {conFoto ? (
        <img
          className={styles.foto}
          src={envio.archivo}
          alt={`Foto del CV de ${envio.nombre}`}
          style={{ width: `${ampliacion * 100}%` }}
        />
      ) : envio.tipoArchivo === 'pdf' && pedido ? (
        <VisorDePdf
          url={envio.archivo}
          titulo={`CV de ${envio.nombre}`}
          onAbierto={({ paginas: cuantas }) => setPaginas(cuantas)}
          ampliacion={ampliacion}
          marcas={marcas}
          alternativa={
            <>
              <p className={styles.falla}>Este PDF no se pudo mostrar. Esto es lo que se leyó de él.</p>
              {leido}
            </>
          }
        />
      ) : (
        leido
      )}
    </section>
  )
}

interface Props {
  parecidos: readonly Parecido[]
  escogido: Parecido
  inactivo: boolean
  onEscoger: (idCv: string) => void
}

/** CVs that the person may already have, and what becomes of what that CV says. */
export function AvisoDeParecida({ parecidos, escogido, inactivo, onEscoger }: Props) {
  const { formatMes } = useFechas()
  const { cv, motivos } = escogido
  const otros = parecidos.filter((parecido) => parecido.cv.id !== cv.id)
  return (
    <Aviso
      tono="info"
      mudo
      accion={
        <Link to={`/admin/cv/editar/${cv.id}`} target="_blank" rel="noopener">
          Ver el CV anterior<span className="oculto"> (se abre en otra pestaña)</span>
        </Link>
      }
    >
      <p className={styles.parecida}>
        <strong>Parece la misma persona</strong> que {formatNombreCompleto(cv)}, al día desde{' '}
        {formatMes(cv.alDia)}: {formatMotivos(motivos)}. Si lo es, lo que aquí quede en blanco sigue como
        estaba
        {cv.etiquetasPuestos.length > 0 && `, y conserva ${cv.etiquetasPuestos.join(', ')}`}.
      </p>
      {otros.length > 0 && (
        <div className={styles.otras}>
          <span>También se parece a</span>
          {otros.map((otro) => (
            <Boton key={otro.cv.id} chico disabled={inactivo} onClick={() => onEscoger(otro.cv.id)}>
              {formatNombreCompleto(otro.cv)}, {formatMes(otro.cv.alDia)}
            </Boton>
          ))}
        </div>
      )}
    </Aviso>
  )
}
