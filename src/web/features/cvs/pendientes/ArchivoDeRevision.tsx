import { botonClassName } from '../../../ui/Boton.tsx'
import { Icono } from '../../../ui/Icono.tsx'
import { VisorDePdf } from '../../../ui/VisorDePdf.tsx'
import { markTexto } from './mark-texto.ts'
import type { EnvioAbierto } from './pendientes-queries.ts'
import styles from './Revision.module.css'

function TextoDeArchivo({ texto, propuestas }: Pick<EnvioAbierto, 'texto' | 'propuestas'>) {
  const marcados = markTexto(
    texto,
    propuestas.map(({ valor }) => valor),
  )
  return (
    <p className={styles.texto}>
      {marcados.map(({ texto: trozo, marcado }, indice) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
        marcado ? <mark key={indice}>{trozo}</mark> : trozo,
      )}
    </p>
  )
}

const SIN_TEXTO = {
  pendiente: 'Se está leyendo el archivo…',
  leido: '',
  ilegible: 'Este archivo no tiene texto que se pueda leer. Descárgalo para verlo.',
} as const

/** The received file: a PDF is drawn, of the others what they say, with what the form took from it marked. */
export function ArchivoDeRevision({ abierto }: { abierto: EnvioAbierto }) {
  const { envio, texto, propuestas } = abierto
  const leido = texto ? (
    <TextoDeArchivo texto={texto} propuestas={propuestas} />
  ) : (
    <p className={styles.texto}>{SIN_TEXTO[envio.lecturaArchivo]}</p>
  )
  return (
    <section className={styles.archivo} aria-label="Archivo recibido">
      <div className={styles.sobre}>
        <span>{envio.nombreArchivo}</span>
        <a className={botonClassName('secundario', true)} href={envio.archivo} target="_blank" rel="noopener">
          <Icono nombre="descargar" />
          Abrir<span className="oculto"> el archivo en otra pestaña</span>
        </a>
      </div>
      {envio.tipoArchivo === 'pdf' ? (
        <VisorDePdf url={envio.archivo} titulo={`CV de ${envio.nombre}`} alternativa={leido} />
      ) : (
        leido
      )}
    </section>
  )
}
