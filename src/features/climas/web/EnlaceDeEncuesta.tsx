import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import acciones from './AccionesDeClima.module.css'
import { Cartel } from './climas.generated.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './EnlaceDeEncuesta.module.css'
import { formatVista } from './vista.ts'

/** The drawing of codes is heavy, and the page is read without it. */
const CuadroQr = lazy(async () => ({ default: (await import('#web/ui/CuadroQr.tsx')).CuadroQr }))

/** The ways in: a code and a short address for walls and hands, the long one for mails. None holds a token. */
export function EnlaceDeEncuesta({ clima }: { clima: ClimaAbierto }) {
  const config = useSiteConfig()
  const corta = formatDireccionCorta(config, clima.codigo)
  const direccion = useRef<HTMLParagraphElement>(null)
  const copy = useCopiar()
  return (
    <section>
      <h2>Enlace de la encuesta</h2>
      <div className={styles.corta}>
        <Suspense fallback={<span className={styles.qr} />}>
          <CuadroQr texto={corta} nombre="Código QR de la dirección corta" className={styles.qr} />
        </Suspense>
        <div>
          <div className={styles.direccion}>
            <p ref={direccion}>
              <EnDiagonales enlace={corta.replace(/^https?:\/\//, '')} />
            </p>
            <BotonIcono
              icono="copiar"
              nombre="Copiar la dirección corta"
              onClick={() => void copy(corta, direccion.current)}
            />
          </div>
          <p className={styles.nota}>
            Corta, para teclearla o para un cartel. No lleva token: cada quien entra con el suyo.
          </p>
        </div>
      </div>
      <Enlace
        enlace={`${config.publicUrl}${config.basePath}/admin/clima-organizacional/encuesta/${clima.id}`}
      />
      <Salidas clima={clima} corta={corta} />
      <p className={styles.sinCorreo}>
        <Link to={formatVista({ vista: 'SinCorreo', idClima: clima.id })}>
          Papeletas, kiosco y papel para quien no tiene correo
        </Link>
      </p>
    </section>
  )
}

/** Things to carry to a wall, a letter or a hand. */
function Salidas({ clima, corta }: { clima: ClimaAbierto; corta: string }) {
  const api = useApi()
  const showAviso = useAvisos()
  const archivo = formatNombreDeDescarga(`encuesta ${clima.empresa.nombre_comercial} ${clima.periodo}`)
  const onError = (error: Error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
  const qr = useMutation({
    mutationFn: async () => (await import('#web/ui/save-qr.ts')).saveQr(corta, `qr-${archivo}`),
    onError,
  })
  const cartel = useMutation({
    mutationFn: async () => {
      const { appInfo } = await api(Cartel, { idClima: clima.id })
      saveArchivo(`cartel-${archivo}.pdf`, decodeDataUrl(appInfo.getCartel))
    },
    onSuccess: () =>
      showAviso({ tono: 'bien', texto: 'El cartel está en el archivo: imprímelo.', ms: SUCCESS_MS }),
    onError,
  })
  return (
    <p className={styles.salidas}>
      <Boton tono="texto" chico unaVez disabled={qr.isPending} onClick={() => qr.mutate()}>
        Descargar el QR
      </Boton>
      <Boton tono="texto" chico unaVez disabled={cartel.isPending} onClick={() => cartel.mutate()}>
        Imprimir un cartel
      </Boton>
    </p>
  )
}

/** Where the clipboard is closed, as to pages without https, at least the text is marked. */
function useCopiar() {
  const showAviso = useAvisos()
  return async (enlace: string, texto: HTMLElement | null) => {
    try {
      await navigator.clipboard.writeText(enlace)
      showAviso({ tono: 'bien', texto: 'Enlace copiado.', ms: SUCCESS_MS })
    } catch {
      if (texto) getSelection()?.selectAllChildren(texto)
      showAviso({ tono: 'info', texto: 'El enlace está marcado: cópialo con Ctrl+C.', ms: SUCCESS_MS })
    }
  }
}

/** After each slash that ends a part; those of `https://` end none. */
const splitEnDiagonales = (enlace: string): string[] => enlace.split(/(?<=[^/]\/)(?!\/)/)

const EnDiagonales = ({ enlace }: { enlace: string }) =>
  splitEnDiagonales(enlace).map((tramo) => <span key={tramo}>{tramo}</span>)

export function Enlace({ enlace }: { enlace: string }) {
  const copy = useCopiar()
  const texto = useRef<HTMLElement>(null)
  return (
    <div className={acciones.enlace}>
      <code ref={texto}>
        <EnDiagonales enlace={enlace} />
      </code>
      <Boton chico onClick={() => void copy(enlace, texto.current)}>
        Copiar
      </Boton>
    </div>
  )
}
