import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type CampoPropio,
  formatNombreCompleto,
  LIMITES_DE_CV,
  SIN_SEGUNDO_APELLIDO,
} from '#domain/cvs/cv.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRetrasado } from '#web/lib/use-al-dia.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import avisoDeParecidosStyles from './AvisoDeParecidos.module.css'
import { CampoEtiquetas } from './CampoEtiquetas.tsx'
import { cvsParecidosQuery, listEstados } from './direcciones-de-pendientes.ts'
import { EtiquetasSugeridas } from './EtiquetasSugeridas.tsx'
import styles from './FormularioDeCv.module.css'
import { useLecturaDeArchivo } from './use-lectura-de-archivo.ts'
import {
  ACCEPT,
  checkElegido,
  describeElegido,
  type GuardadoDeCv,
  TIPOS_ADMITIDOS,
  useFormularioDeCv,
  type ValoresDeCv,
} from './valores-de-cv.ts'

const ESPERA_MS = 400
/** Fewer digits are a number half typed. */
const CIFRAS_MINIMAS = 7

interface AvisoDeParecidosProps {
  correo: string
  celular: string
  exceptoIdCV: string | null
}

/** Says that the person may be registered already. It warns and never stands in the way. */
function AvisoDeParecidos({ correo, celular, exceptoIdCV }: AvisoDeParecidosProps) {
  const api = useApi()
  const correoEscrito = correo.trim()
  const celularEscrito = celular.trim()
  const escrito = JSON.stringify([
    isCorreo(correoEscrito) ? correoEscrito : null,
    formatDigitos(celularEscrito).length >= CIFRAS_MINIMAS ? celularEscrito : null,
  ])
  const contacto = useRetrasado(escrito, ESPERA_MS)
  // Nothing is said of what was written a moment ago: after a save it would be the CV just saved.
  const vigente = contacto === escrito
  const [correoBuscado, celularBuscado] = JSON.parse(contacto) as [string | null, string | null]
  const { data: parecidos = [] } = useQuery({
    ...cvsParecidosQuery(api, { correo: correoBuscado, celular: celularBuscado, exceptoIdCV }),
    enabled: vigente && (correoBuscado !== null || celularBuscado !== null),
  })
  const isMismoCorreo = (otro: string) => foldParaBuscar(otro) === foldParaBuscar(correoEscrito)

  return (
    <div className={avisoDeParecidosStyles.lugar} role="status">
      {vigente && parecidos.length > 0 && (
        <Aviso tono="info" mudo>
          {parecidos.map((cv) => (
            <span key={cv.id} className={avisoDeParecidosStyles.parecido}>
              {isMismoCorreo(cv.correo) ? 'Este correo' : 'Este celular'} ya está en el CV de{' '}
              <Link to={`/admin/cv/editar/${cv.id}`} target="_blank" rel="noopener">
                {formatNombreCompleto(cv)}
                <span className="oculto"> (se abre en otra pestaña)</span>
              </Link>
              .
            </span>
          ))}
        </Aviso>
      )}
    </div>
  )
}

interface FormularioDeCvProps extends GuardadoDeCv {
  /** Id of the CV being edited. */
  idCV: string | null
  /** The file it has, and where it opens. */
  archivoActual: { nombre: string; tipo: string } | null
  boton: string
  /** Beside the button. */
  children?: ReactNode
}

/** A file that was chosen is not kept. */
const findFalta = (escrito: Partial<ValoresDeCv>) =>
  'archivo' in escrito ? 'El archivo hay que escogerlo otra vez.' : null

export function FormularioDeCv({ idCV, archivoActual, boton, children, ...guardado }: FormularioDeCvProps) {
  const { form, etiquetas } = useFormularioDeCv(guardado)
  useRescate(`cv ${idCV ?? 'nuevo'}`, { ...form.rescate, falta: findFalta })
  const hydrated = useHydrated()
  const { valores, problemas, change } = form
  const lectura = useLecturaDeArchivo(form)
  const campo = <C extends CampoPropio>(nombre: C) => ({
    ...form.campo(nombre),
    ...lectura.findOrigen(nombre),
  })
  // Until the scripts are there a typed letter would be lost, and while it is sent one would be too late.
  const disabled = !hydrated || form.enviando

  const nombres = { autoComplete: 'off', maxLength: LIMITES_DE_CV.nombre, spellCheck: false }
  const telefonos = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    maxLength: LIMITES_DE_CV.telefono,
  } as const

  const choose = (archivo: File) => {
    change('archivo', archivo)
    form.judge('archivo')
    if (idCV === null && !checkElegido(archivo)) lectura.read(archivo)
    else lectura.forget()
  }
  const { archivo } = valores
  const titulo = archivo?.name ?? archivoActual?.nombre ?? 'Arrastra aquí el CV'
  const detalle = archivo ? describeElegido(archivo) : (archivoActual?.tipo ?? TIPOS_ADMITIDOS)

  const zona = (
    <fieldset disabled={disabled}>
      <legend>Archivo</legend>
      <div className={styles.rejilla}>
        <ZonaDeArchivo
          className={styles.ancha}
          rotulo="Archivo del CV"
          titulo={titulo}
          detalle={detalle}
          accion={archivo || archivoActual ? 'Cambiar archivo' : 'Escoger archivo'}
          accept={ACCEPT}
          falla={problemas.archivo ?? null}
          name="archivo"
          onElegir={choose}
        />
        <p className={styles.leido} role="status">
          {archivo && lectura.dicho}
        </p>
      </div>
    </fieldset>
  )

  return (
    <div className={styles.marco}>
      <form {...form.formProps} className={styles.alta}>
        {idCV === null && zona}
        <fieldset disabled={disabled}>
          <legend>Persona</legend>
          <div className={styles.rejilla}>
            <Campo rotulo="Primer nombre" {...campo('primerNombre')} {...nombres} />
            <Campo rotulo="Segundo nombre" opcional {...campo('segundoNombre')} {...nombres} />
            <Campo rotulo="Primer apellido" {...campo('primerApellido')} {...nombres} />
            <div>
              <Campo
                rotulo="Segundo apellido"
                opcional={idCV !== null}
                {...campo('segundoApellido')}
                {...nombres}
              />
              {valores.segundoApellido.trim() === '' && (
                <button
                  type="button"
                  className={styles.relleno}
                  onClick={() => change('segundoApellido', SIN_SEGUNDO_APELLIDO)}
                >
                  No tiene<span className="oculto"> segundo apellido</span>
                </button>
              )}
            </div>
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>Contacto</legend>
          <div className={styles.rejilla}>
            <Campo rotulo="Celular" {...campo('celular')} {...telefonos} />
            <Campo rotulo="Teléfono" opcional {...campo('telefono')} {...telefonos} />
            <Campo
              rotulo="Correo"
              className={styles.ancha}
              {...campo('correo')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITES_DE_CV.correo}
            />
            <AvisoDeParecidos correo={valores.correo} celular={valores.celular} exceptoIdCV={idCV} />
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>Puesto</legend>
          <div className={styles.rejilla}>
            <div className={styles.ancha}>
              <CampoEtiquetas
                escogidas={valores.etiquetasPuesto}
                escrito={valores.etiquetaEscrita}
                falla={problemas.etiquetasPuesto ?? null}
                puestos={etiquetas.puestos}
                creando={etiquetas.creando ?? null}
                createEtiqueta={etiquetas.createEtiqueta}
                name="etiquetasPuesto"
                onChange={(escogidas) => change('etiquetasPuesto', escogidas)}
                onEscribir={(escrito) => {
                  change('etiquetaEscrita', escrito)
                  form.setProblema('etiquetasPuesto', null)
                }}
                onFalla={(falla) => form.setProblema('etiquetasPuesto', falla)}
              />
              <EtiquetasSugeridas
                sugeridas={archivo ? lectura.etiquetasSugeridas : []}
                delFormulario={[]}
                escogidas={valores.etiquetasPuesto}
                onTake={(puesto) => change('etiquetasPuesto', [...valores.etiquetasPuesto, puesto])}
              />
            </div>
            <CampoSeleccion
              rotulo="Estado"
              {...form.campo('estado')}
              opciones={listEstados(guardado.inicial.estado)}
            />
          </div>
        </fieldset>
        {idCV !== null && zona}
        <div className={styles.guarda}>
          <Boton tono="primario" type={hydrated ? 'submit' : 'button'} aria-disabled={form.enviando}>
            {boton}
          </Boton>
          {form.enviando ? <Cargador linea texto="Guardando el CV…" /> : children}
        </div>
      </form>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </div>
  )
}
