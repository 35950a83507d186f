import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  listTextosDeFicha,
  SECCIONES_DE_SITIO,
  type SeccionDeSitio,
  type TextoDeSitio,
} from '#domain/sitio/textos.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia, useRetrasado } from '#web/lib/use-al-dia.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { formatRutaDeServicio } from '../barra.ts'
import styles from './EditorDeSitio.module.css'
import { UpdateSitio } from './editor.generated.ts'
import { Fichas } from './Fichas.tsx'
import { Muestra } from './Muestra.tsx'
import { getTextoDeFabrica } from './textos-de-fabrica.ts'
import {
  type Contenido,
  checkValores,
  countCambios,
  findSeccion,
  type SitioEditado,
  sitioQuery,
  toContenido,
  toValores,
  type Valores,
} from './valores.ts'

/** A pause in the writing: then the draft is kept, and the page beside it drawn anew. */
const PAUSA_MS = 800

interface Lugar {
  /** Place that is written in: a section, and the card of it that is open. */
  seccion: string | null
  ficha: string | null
  formatRuta: (seccion: string, ficha?: string) => string
}

/** The texts of the public pages, beside the page that they stand in. */
export function EditorDeSitio(lugar: Lugar) {
  const sitio = useQuery(sitioQuery(useApi()))
  const alDia = useAlDia(sitio)
  if (sitio.data && alDia) return <Editor sitio={sitio.data} {...lugar} />
  return (
    <Espera
      texto="Cargando los textos del sitio…"
      falla={sitio.error && !sitio.isFetching ? formatFailure(sitio.error) : null}
      onReintentar={() => void sitio.refetch()}
    />
  )
}

/** Saves one after another: each begins with the number that the last one left. */
function useGuardado(inicial: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const revision = useRef(inicial)
  const ultimo = useRef<Promise<unknown>>(Promise.resolve())
  const [guardada, setGuardada] = useState(inicial)
  const save = (valores: Valores, publicar: boolean): Promise<SitioEditado> => {
    const turno = ultimo.current
      .catch(() => {})
      .then(async () => {
        const pedido = { contenido: toContenido(valores), revision: revision.current, publicar }
        const { updateSitio } = await api(UpdateSitio, pedido)
        revision.current = updateSitio.revision
        setGuardada(updateSitio.revision)
        queryClient.setQueryData(sitioQuery(api).queryKey, updateSitio)
        return updateSitio
      })
    ultimo.current = turno
    return turno
  }
  return { save, guardada }
}

function Editor({ sitio, seccion: pedida, ficha: slug, formatRuta }: Lugar & { sitio: SitioEditado }) {
  const navigate = useNavigate()
  const showAviso = useAvisos()
  const { save, guardada } = useGuardado(sitio.revision)
  const [vuelta, setVuelta] = useState<Vuelta | null>(null)
  const [publicando, setPublicando] = useState(false)
  const tell = (error: unknown) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
  const form = useFormulario<Valores, unknown>({
    inicial: toValores(sitio.borrador),
    check: checkValores,
    send: (valores) => save(valores, false),
    onFalla: tell,
  })
  useRescate('sitio', form.rescate)
  const { valores, change } = form

  const quietos = useRetrasado(valores, PAUSA_MS)
  const keep = useRef(form.submit)
  keep.current = form.submit
  useEffect(() => {
    if (form.hasCambios() && Object.keys(checkValores(quietos)).length === 0) void keep.current()
  }, [quietos, form.hasCambios])

  const seccion = SECCIONES_DE_SITIO.find(({ clave }) => clave === pedida) ?? SECCIONES_DE_SITIO[0]!
  const ficha = seccion.fichas?.find((una) => una === slug)
  const publicados = toValores(sitio.publicado)
  const cambios = SECCIONES_DE_SITIO.map((una) => countCambios(una, valores, publicados))
  const total = cambios.reduce((suma, cuantos) => suma + cuantos, 0)

  const publish = async () => {
    const [malo] = Object.keys(checkValores(valores))
    if (malo) {
      const suya = findSeccion(malo)
      const suFicha = suya?.fichas?.find((una) => malo.startsWith(`fichas.${una}.`))
      const isOtra = suya && (suya !== seccion || suFicha !== ficha)
      if (isOtra) await navigate(formatRuta(suya.clave, suFicha))
      return form.submit()
    }
    setPublicando(true)
    try {
      await save(valores, true)
      showAviso({ tono: 'bien', texto: 'Publicado. Ya se lee en el sitio.', ms: SUCCESS_MS })
    } catch (error) {
      tell(error)
    } finally {
      setPublicando(false)
    }
  }
  const goBack = (contenido?: Contenido) => {
    for (const [clave, valor] of Object.entries(toValores(contenido))) change(clave, valor)
    setVuelta(null)
  }

  return (
    <form {...form.formProps} className={styles.editor}>
      <div className={styles.formulario}>
        <Secciones actual={seccion} cambios={cambios} formatRuta={formatRuta} />
        {ficha && (
          <Link to={formatRuta(seccion.clave)} className={styles.regreso} preventScrollReset>
            <Icono nombre="izquierda" />
            {seccion.nombre}
          </Link>
        )}
        <Textos
          key={ficha ?? seccion.clave}
          textos={ficha ? listTextosDeFicha(ficha) : seccion.textos}
          form={form}
        />
        {!ficha && seccion.fichas && (
          <FichasDeSeccion seccion={seccion} fichas={seccion.fichas} form={form} formatRuta={formatRuta} />
        )}
        <p className={styles.nota}>
          Lo que escribas *entre asteriscos* sale resaltado. Un texto vacío vuelve a ser el original.
        </p>
        <p className={styles.vueltas}>
          {sitio.anterior && (
            <Boton tono="texto" onClick={() => setVuelta('anterior')}>
              Volver a lo anterior
            </Boton>
          )}
          <Boton tono="texto" onClick={() => setVuelta('original')}>
            Volver al original
          </Boton>
        </p>
      </div>
      <Muestra ruta={ficha ? formatRutaDeServicio(seccion.ruta, ficha) : seccion.ruta} revision={guardada} />
      <div className={styles.barra}>
        <span role="status">{describeCambios(total)}</span>
        {total > 0 && (
          <Boton tono="texto" onClick={() => setVuelta('publicado')}>
            Descartar
          </Boton>
        )}
        <Boton
          tono="primario"
          aria-disabled={publicando || total === 0}
          // The field keeps the focus: judged as it is left, it would move the button from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => total > 0 && void publish()}
        >
          {publicando ? 'Publicando…' : 'Publicar en el sitio'}
        </Boton>
      </div>
      <PreguntaDeVuelta
        vuelta={vuelta}
        onCancelar={() => setVuelta(null)}
        onConfirmar={(cual) => goBack(cual === 'original' ? undefined : (sitio[cual] ?? undefined))}
      />
      <GuardaDeCambios hasCambios={form.hasCambios} isMismo={isAqui} />
    </form>
  )
}

/** Other sections are written in the same form. */
const isAqui = ({ search }: { search: string }) => new URLSearchParams(search).get('parte') === 'sitio'

const describeCambios = (total: number) =>
  total === 0 ? 'Todo está publicado' : `${total === 1 ? '1 cambio' : `${total} cambios`} sin publicar`

function Secciones({
  actual,
  cambios,
  formatRuta,
}: {
  actual: SeccionDeSitio
  cambios: number[]
  formatRuta: Lugar['formatRuta']
}) {
  return (
    <nav aria-label="Partes del sitio" className={styles.secciones}>
      {SECCIONES_DE_SITIO.map(({ clave, nombre }, indice) => (
        <Link
          key={clave}
          to={formatRuta(clave)}
          preventScrollReset
          aria-current={clave === actual.clave ? 'true' : undefined}
        >
          {nombre}
          {cambios[indice]! > 0 && (
            <span className="cifra">
              {cambios[indice]}
              <span className="oculto"> sin publicar</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

type Form = ReturnType<typeof useFormulario<Valores, unknown>>

const RENGLONES = { linea: 1, parrafo: 3, lista: 5, parrafos: 8 }

function Textos({ textos, form }: { textos: readonly TextoDeSitio[]; form: Form }) {
  return textos.map(({ clave, rotulo, max, forma, ayuda }) => {
    const deFabrica = getTextoDeFabrica(clave)
    const isPropio = form.valores[clave] !== deFabrica
    const campo = {
      rotulo,
      ...form.campo(clave),
      maxLength: max,
      autoComplete: 'off',
      // An empty one is the one that comes with the product.
      required: false,
      ayuda: (ayuda || isPropio) && (
        <>
          {ayuda}
          {isPropio && (
            <button type="button" className={styles.original} onClick={() => form.change(clave, deFabrica)}>
              Volver al original
            </button>
          )}
        </>
      ),
    }
    return forma === 'linea' ? (
      <Campo key={clave} {...campo} />
    ) : (
      <CampoTexto key={clave} rows={RENGLONES[forma]} {...campo} />
    )
  })
}

function FichasDeSeccion({
  seccion,
  fichas,
  form: { valores, change, problemas },
  formatRuta,
}: {
  seccion: SeccionDeSitio
  fichas: readonly string[]
  form: Form
  formatRuta: Lugar['formatRuta']
}) {
  const { orden, ocultas } = valores
  const suyas = orden.filter((slug) => fichas.includes(slug))
  const move = (slug: string, lugar: number) => {
    const nuevas = suyas.filter((una) => una !== slug)
    nuevas.splice(lugar, 0, slug)
    // Those of the other pages stay where they are.
    change(
      'orden',
      orden.map((una) => (fichas.includes(una) ? nuevas.shift()! : una)),
    )
  }
  return (
    <>
      <Fichas
        fichas={suyas.map((slug) => ({
          slug,
          titulo: String(valores[`fichas.${slug}.titulo`]),
          oculta: ocultas.includes(slug),
          a: formatRuta(seccion.clave, slug),
        }))}
        onMove={move}
        onOcultar={(slug, oculta) =>
          change('ocultas', oculta ? [...ocultas, slug].sort() : ocultas.filter((una) => una !== slug))
        }
      />
      {checkValores(valores).ocultas && (
        <p role="alert" className={styles.falla}>
          {checkValores(valores).ocultas ?? problemas.ocultas}
        </p>
      )}
    </>
  )
}

type Vuelta = 'publicado' | 'anterior' | 'original'

const PREGUNTAS: Record<Vuelta, { titulo: string; texto: string; confirmar: string }> = {
  publicado: {
    titulo: 'Descartar los cambios',
    texto: 'El borrador vuelve a decir lo que está publicado. Lo que cambiaste se pierde.',
    confirmar: 'Descartar',
  },
  anterior: {
    titulo: 'Volver a lo anterior',
    texto: 'El borrador dirá lo que estaba publicado antes. El sitio no cambia hasta que publiques.',
    confirmar: 'Volver a lo anterior',
  },
  original: {
    titulo: 'Volver al original',
    texto:
      'El borrador dirá los textos con que venía el sitio, en todas sus páginas. El sitio no cambia hasta que publiques.',
    confirmar: 'Volver al original',
  },
}

function PreguntaDeVuelta({
  vuelta,
  onCancelar,
  onConfirmar,
}: {
  vuelta: Vuelta | null
  onCancelar: () => void
  onConfirmar: (vuelta: Vuelta) => void
}) {
  const { titulo, texto, confirmar } = PREGUNTAS[vuelta ?? 'publicado']
  return (
    <Confirmacion
      abierto={vuelta !== null}
      titulo={titulo}
      confirmar={confirmar}
      tono={vuelta === 'publicado' ? 'peligro' : 'primario'}
      onCancelar={onCancelar}
      onConfirmar={() => vuelta && onConfirmar(vuelta)}
    >
      <p>{texto}</p>
    </Confirmacion>
  )
}
