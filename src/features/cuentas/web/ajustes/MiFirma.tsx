import { useQuery } from '@tanstack/react-query'
import { composeColores, findLetra, isColor } from '#domain/firma/colores.ts'
import { type CampoDeFirma, FIRMA_DE_FABRICA, type Firma, getColorDeDocumentos } from '#domain/firma/firma.ts'
import { parseFirma } from '#domain/firma/parse-firma.ts'
import { presentFirma } from '#domain/firma/present-firma.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useChangeFirma, useFirma } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Apartados } from '#web/ui/Apartado.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { firmaQuery, useGuardado } from './ajustes-query.ts'
import { CampoColor } from './CampoColor.tsx'
import { UpdateFirma } from './firma.generated.ts'
import { ImagenesDeFirma } from './ImagenesDeFirma.tsx'
import styles from './MiFirma.module.css'
import { PersonasDeFirma } from './PersonasDeFirma.tsx'

interface CampoDeTexto {
  campo: CampoDeFirma
  rotulo: string
  ayuda?: string
  tipo?: 'text' | 'tel' | 'email' | 'url'
  opcional?: boolean
  ancho?: boolean
}

const GRUPOS: { titulo: string; campos: CampoDeTexto[] }[] = [
  {
    titulo: 'Quién es',
    campos: [
      { campo: 'nombre', rotulo: 'Nombre de la firma', ancho: true },
      {
        campo: 'razonSocial',
        rotulo: 'Razón social',
        ayuda: 'Sale al pie del sitio y en el aviso de privacidad.',
        opcional: true,
        ancho: true,
      },
    ],
  },
  {
    titulo: 'Cómo se le encuentra',
    campos: [
      { campo: 'telefono', rotulo: 'Teléfono', tipo: 'tel', opcional: true },
      { campo: 'whatsapp', rotulo: 'WhatsApp', tipo: 'tel', opcional: true },
      { campo: 'correo', rotulo: 'Correo', tipo: 'email' },
      { campo: 'ciudad', rotulo: 'Ciudad' },
      { campo: 'direccion', rotulo: 'Dirección y horario', opcional: true, ancho: true },
      { campo: 'facebook', rotulo: 'Facebook', tipo: 'url', opcional: true },
      { campo: 'instagram', rotulo: 'Instagram', tipo: 'url', opcional: true },
      { campo: 'linkedin', rotulo: 'LinkedIn', tipo: 'url', opcional: true },
    ],
  },
]

/** Until it is a colour that can be used, the one of before. */
const toColores = ({ colorPrincipal, colorAcento }: Firma) => {
  const use = (color: string, otro: string) =>
    isColor(color.toLowerCase()) && findLetra(color.toLowerCase()) ? color.toLowerCase() : otro
  return {
    colorPrincipal: use(colorPrincipal, FIRMA_DE_FABRICA.colorPrincipal),
    colorAcento: use(colorAcento, FIRMA_DE_FABRICA.colorAcento),
  }
}

/** A sample of what leaves the house, as it will be once this is saved. */
function AsiSeVe({ firma }: { firma: Firma }) {
  const colores = toColores(firma)
  const { principal, sobrePrincipal, acento, sobreAcento } = composeColores(colores)
  const boton = { background: principal, color: sobrePrincipal }
  const nombre = firma.nombre.trim() || 'Nombre de la firma'
  return (
    <section className={styles.ver} aria-label="Así se ve">
      <h2>Así se ve</h2>
      <div className={styles.previas} aria-hidden="true">
        <figure>
          <figcaption>Correo</figcaption>
          <div>
            <b className={styles.nombre}>{nombre}</b>
            <p>Queremos saber cómo va tu trabajo en Alimentos La Ceiba.</p>
            <span className={styles.boton} style={boton}>
              Contestar la encuesta
            </span>
            {firma.firmaDeCorreos.trim() && <p className={styles.despedida}>{firma.firmaDeCorreos}</p>}
          </div>
        </figure>
        <figure>
          <figcaption>Encuesta</figcaption>
          <div>
            <b className={styles.nombre}>{nombre}</b>
            <p>
              <b>Token</b>
            </p>
            <span className={styles.entrada}>Escribe el Token</span>
            <span className={styles.boton} style={boton}>
              Empezar
            </span>
          </div>
        </figure>
        <figure>
          <figcaption>Sitio</figcaption>
          <div className={styles.franjas}>
            <b style={boton}>Desarrollo organizacional</b>
            <b style={{ background: acento, color: sobreAcento }}>Formación y capacitación</b>
          </div>
        </figure>
        <figure>
          <figcaption>Informe</figcaption>
          <div style={{ borderTop: `8px solid ${getColorDeDocumentos(colores)}` }}>
            <b className={styles.portada}>Clima organizacional 2025</b>
            <p>Alimentos La Ceiba</p>
            <b>{nombre}</b>
          </div>
        </figure>
      </div>
      <p className={styles.nota}>
        Las franjas de satisfacción no cambian de color: así se comparan un año con otro.
      </p>
    </section>
  )
}

interface FormularioProps {
  actual: Firma
  revision: number
}

function Formulario({ actual, revision }: FormularioProps) {
  const api = useApi()
  const enPaginas = useFirma()
  const showAviso = useAvisos()
  const changeFirma = useChangeFirma()
  const onGuardado = useGuardado()
  const form = useFormulario({
    inicial: actual,
    check: (escrita) => parseFirma(escrita).problemas,
    send: async (escrita) => (await api(UpdateFirma, { firma: escrita, revision })).updateFirma,
    onListo: (texto, escrita) => {
      const { valor } = parseFirma(escrita)
      if (valor) changeFirma(presentFirma(valor, enPaginas))
      void onGuardado(texto)
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  useRescate('firma', form.rescate)
  const color = (campo: 'colorPrincipal' | 'colorAcento') => {
    const { name, value, falla, onBlur } = form.campo(campo)
    return { name, value, falla, onBlur, onCambio: (nuevo: string) => form.change(campo, nuevo) }
  }
  return (
    <form {...form.formProps} className={styles.firma}>
      <div className={styles.formulario}>
        {GRUPOS.map(({ titulo, campos }) => (
          <fieldset key={titulo}>
            <legend>{titulo}</legend>
            {campos.map(({ campo, rotulo, ayuda, tipo = 'text', opcional = false, ancho = false }) => (
              <Campo
                key={campo}
                rotulo={rotulo}
                ayuda={ayuda}
                type={tipo}
                opcional={opcional}
                className={ancho ? styles.ancho : ''}
                autoComplete="off"
                {...form.campo(campo)}
              />
            ))}
          </fieldset>
        ))}
        <fieldset>
          <legend>Con quién trabaja</legend>
          <CampoTexto
            rotulo="Clientes que se pueden nombrar"
            ayuda="Uno por línea. Salen en la página de inicio; pide permiso a cada uno."
            opcional
            rows={4}
            className={styles.ancho}
            {...form.campo('clientes')}
          />
        </fieldset>
        <fieldset>
          <legend>En los correos</legend>
          <Campo
            rotulo="Nombre de quien envía"
            ayuda="Si lo dejas vacío, es el nombre de la firma."
            opcional
            className={styles.ancho}
            autoComplete="off"
            {...form.campo('remitente')}
          />
          <CampoTexto
            rotulo="Firma al pie"
            ayuda="Quién firma, su puesto, un teléfono. Sale en todos los correos."
            opcional
            rows={3}
            className={styles.ancho}
            {...form.campo('firmaDeCorreos')}
          />
        </fieldset>
        <fieldset>
          <legend>Colores</legend>
          <CampoColor rotulo="Color principal" {...color('colorPrincipal')} />
          <CampoColor rotulo="Color de acento" {...color('colorAcento')} />
        </fieldset>
      </div>
      <AsiSeVe firma={form.valores} />
      <div className={styles.barra}>
        <span>{form.hasCambios() ? 'Hay cambios sin guardar' : 'Todo está guardado'}</span>
        <Boton tono="texto" onClick={() => form.reset(actual)}>
          Descartar
        </Boton>
        <Boton tono="primario" {...form.botonProps}>
          {form.enviando ? 'Guardando…' : 'Guardar'}
        </Boton>
      </div>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </form>
  )
}

/** The firm, beside what it changes. */
export function MiFirma() {
  const firma = useQuery(firmaQuery(useApi()))
  if (!firma.data)
    return (
      <Espera
        texto="Cargando los datos de la firma…"
        falla={firma.error && !firma.isFetching ? formatFailure(firma.error) : null}
        onReintentar={() => void firma.refetch()}
      />
    )
  const { revision, personas, imagenes, ...actual } = firma.data
  return (
    <>
      <Formulario {...{ actual, revision }} />
      <Apartados>
        <ImagenesDeFirma imagenes={imagenes} />
        <PersonasDeFirma {...{ personas, revision }} />
      </Apartados>
    </>
  )
}
