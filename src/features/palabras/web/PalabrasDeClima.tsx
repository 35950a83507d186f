import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ClaseDeTexto, type Palabras, parsePalabras } from '#domain/palabras/palabras.ts'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia, useRetrasado } from '#web/lib/use-al-dia.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import {
  CamposDePalabras,
  checkEscritas,
  findClaseConProblema,
  findRechazo,
  toEscritas,
  toPalabras,
} from './CamposDePalabras.tsx'
import styles from './Palabras.module.css'
import {
  MuestraDeCorreo,
  PalabrasDeClima as PalabrasDeClimaQuery,
  SendCorreoDePrueba,
  UpdatePalabras,
} from './palabras.generated.ts'

const palabrasQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'palabras', idClima],
    queryFn: async () => (await api(PalabrasDeClimaQuery, { idClima })).appInfo.getPalabras,
  })

interface PalabrasProps {
  idClima: string
  enlaces: { clima: string; climas: string }
}

/** Words of this round's mails and pages, with the very mail beside. */
export function PalabrasDeClima({ idClima, enlaces }: PalabrasProps) {
  const palabras = useQuery(palabrasQuery(useApi(), idClima))
  const alDia = useAlDia(palabras)
  if (isNoEncontrado(palabras.error)) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza regreso={<Regreso a={enlaces.clima} texto="Regresar al clima" />} titulo="Palabras">
        Valen para los correos que faltan por salir, iguales para todas las personas.
      </Cabeza>
      {palabras.data && alDia ? (
        <Formulario idClima={idClima} {...palabras.data} />
      ) : (
        <Espera
          texto="Cargando las palabras…"
          falla={palabras.error && formatFailure(palabras.error)}
          onReintentar={() => void palabras.refetch()}
        />
      )}
    </>
  )
}

interface FormularioProps {
  idClima: string
  propias: Palabras
  deLaFirma: Palabras
}

function Formulario({ idClima, propias, deLaFirma }: FormularioProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [clase, setClase] = useState<ClaseDeTexto>('invitacion')
  const showFalla = (error: unknown) =>
    showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
  const form = useFormulario({
    inicial: toEscritas(propias),
    check: checkEscritas,
    send: async (escritas) =>
      (await api(UpdatePalabras, { idClima, palabras: toPalabras(escritas) })).updatePalabras,
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: [...CLIMAS, 'palabras', idClima] })
    },
    findRechazo,
    onFalla: showFalla,
  })
  useRescate(`palabras ${idClima}`, form.rescate)
  const palabras = toPalabras(form.valores)
  // A text that is not in sight may be the one that keeps the others from being saved.
  const conProblema = form.estado === 'revisa' ? findClaseConProblema(form.problemas) : null
  useEffect(() => {
    if (conProblema) setClase(conProblema)
  }, [conProblema])
  return (
    <form {...form.formProps} className={styles.pantalla}>
      <div>
        <CamposDePalabras form={form} clase={clase} onClase={setClase} enLugar={deLaFirma} />
        <Boton tono="primario" {...form.botonProps} className={styles.guardar}>
          {form.enviando ? 'Guardando…' : 'Guardar'}
        </Boton>
      </div>
      {clase === 'invitacion' || clase === 'recordatorio' ? (
        <Muestra {...{ idClima, clase, palabras, showFalla }} />
      ) : (
        <section className={styles.muestra} aria-label="Dónde se lee">
          <p className={styles.fijo}>
            {clase === 'bienvenida'
              ? 'Se lee al abrir la encuesta, antes de la promesa de anonimato y del código, que no cambian.'
              : 'Se lee después de «Ha Finalizado la Encuesta», que no cambia.'}
          </p>
        </section>
      )}
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </form>
  )
}

const TECLEO_MS = 300

interface MuestraProps {
  idClima: string
  clase: 'invitacion' | 'recordatorio'
  palabras: Palabras
  showFalla: (error: unknown) => void
}

/** The mail itself, with what is written now; where something is wrong in it, as it last was. */
function Muestra({ idClima, clase, palabras, showFalla }: MuestraProps) {
  const api = useApi()
  const showAviso = useAvisos()
  const escritas = useRetrasado(JSON.stringify(palabras), TECLEO_MS)
  const pedidas = JSON.parse(escritas) as Palabras
  const bien = parsePalabras(pedidas).ok
  const { data: muestra } = useQuery({
    queryKey: [...CLIMAS, 'muestra', idClima, clase, escritas],
    queryFn: async () =>
      (await api(MuestraDeCorreo, { idClima, clase, palabras: pedidas })).appInfo.getMuestraDeCorreo,
    enabled: bien,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const prueba = useMutation({
    mutationFn: async () => (await api(SendCorreoDePrueba, { idClima, clase, palabras })).sendCorreoDePrueba,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: showFalla,
  })
  return (
    <section className={styles.muestra} aria-label="El correo">
      <Boton
        chico
        unaVez
        aria-disabled={prueba.isPending || !bien}
        onClick={() => !prueba.isPending && bien && prueba.mutate()}
      >
        Enviarme una prueba
      </Boton>
      {muestra && (
        <article className={styles.correo}>
          <dl>
            <dt>De</dt>
            <dd>{muestra.de}</dd>
            {muestra.responderA && (
              <>
                <dt>Responder a</dt>
                <dd>{muestra.responderA}</dd>
              </>
            )}
            <dt>Asunto</dt>
            <dd>
              <strong>{muestra.asunto}</strong>
            </dd>
          </dl>
          <HojaDeCorreo html={muestra.html} />
        </article>
      )}
      <p className={styles.fijo}>
        <Icono nombre="candado" />
        No se puede cambiar: el botón, el código, la promesa de anonimato y el enlace para no recibir más.
      </p>
    </section>
  )
}

/** In a tree of its own: neither does the mail's look reach the page, nor the page's the mail. Its links lead nowhere. */
function HojaDeCorreo({ html }: { html: string }) {
  const lugar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const raiz = lugar.current?.shadowRoot ?? lugar.current?.attachShadow({ mode: 'open' })
    if (!raiz) return
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const enlace of body.querySelectorAll('a')) enlace.removeAttribute('href')
    raiz.replaceChildren(...body.childNodes)
  }, [html])
  return <div ref={lugar} className={styles.hoja} />
}
