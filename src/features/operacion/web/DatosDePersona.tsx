import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { Vacio } from '#web/ui/Vacio.tsx'
import styles from './DatosDePersona.module.css'
import { Peticiones } from './Peticiones.tsx'
import { ErasePersona, GetDatosDePersona, GetPersona, type GetPersonaQuery } from './persona.generated.ts'

type Persona = GetPersonaQuery['appInfo']['getPersona']

/** Rights that the law gives a person: to know, to get, to have corrected or erased what is stored. */
export function DatosDePersona() {
  const api = useApi()
  const hydrated = useHydrated()
  const [escrito, setEscrito] = useState('')
  const [problema, setProblema] = useState<string | null>(null)
  const [correo, setCorreo] = useState<string | null>(null)
  const lectura = useQuery({
    queryKey: ['persona', correo],
    queryFn: async () => (await api(GetPersona, { correo: correo! })).appInfo.getPersona,
    enabled: correo !== null,
    // Each look stands in the log.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const find = (buscado: string) => {
    const limpio = buscado.trim()
    if (!isCorreo(limpio)) return setProblema('Escribe un correo completo.')
    if (limpio === correo) void lectura.refetch()
    setCorreo(limpio)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(escrito)
  }
  return (
    <div className={styles.pagina}>
      <p className={styles.entrada}>
        Comprueba antes que quien lo pide es quien dice ser. Cada búsqueda queda en la bitácora, sin el
        correo.
      </p>
      <Peticiones
        onBuscar={(buscado) => {
          setEscrito(buscado)
          setProblema(null)
          find(buscado)
        }}
      />
      <form className={styles.buscar} onSubmit={submit} noValidate>
        <Campo
          rotulo="Correo de la persona"
          type="email"
          value={escrito}
          falla={problema}
          onChange={({ target }) => {
            setEscrito(target.value)
            setProblema(null)
          }}
          autoComplete="off"
          spellCheck={false}
        />
        <Boton tono="primario" type="submit" disabled={!hydrated}>
          <Icono nombre="buscar" />
          Buscar
        </Boton>
      </form>
      {correo !== null && !lectura.data && (
        <Espera
          texto="Buscando en CVs, mensajes, invitaciones y cuentas…"
          falla={lectura.error && !lectura.isFetching ? formatFailure(lectura.error) : null}
          onReintentar={() => void lectura.refetch()}
        />
      )}
      {lectura.data && <Hallado persona={lectura.data} onCambio={() => void lectura.refetch()} />}
    </div>
  )
}

/** One kind of thing, what there is of it, and where it is corrected. */
interface Parte {
  que: string
  contenido: ReactNode
}

const listOf = (cosas: { clave: string; contenido: ReactNode }[]) => (
  <ul>
    {cosas.map(({ clave, contenido }) => (
      <li key={clave}>{contenido}</li>
    ))}
  </ul>
)

function listPartes(persona: Persona): Parte[] {
  const { cvs, envios, vacantes, busquedas, mensajes, peticiones, correos } = persona
  const { encuestas, empresas, responden, compromisos, cuenta } = persona
  const partes: (Parte | false)[] = [
    cvs.length > 0 && {
      que: 'CVs',
      contenido: listOf(
        cvs.map(({ idCV, nombre, eliminado }) => ({
          clave: idCV,
          contenido: eliminado ? (
            <>
              {nombre}, en <Link to="/admin/cv/pendientes?vista=eliminados">Eliminados</Link>
            </>
          ) : (
            <>
              {nombre}. <Link to={`/admin/cv/editar/${idCV}`}>Corregir</Link>
            </>
          ),
        })),
      ),
    },
    envios.length > 0 && {
      que: 'CVs por revisar',
      contenido: listOf(
        envios.map(({ idEnvio, nombre }) => ({
          clave: idEnvio,
          contenido: (
            <>
              {nombre}.{' '}
              <Link to={`/admin/cv/pendientes?revisar=${encodeURIComponent(idEnvio)}`}>Revisar</Link>
            </>
          ),
        })),
      ),
    },
    vacantes.length > 0 && { que: 'Vacantes', contenido: vacantes.join(', ') },
    mensajes > 0 && {
      que: 'Mensajes de contacto',
      contenido: (
        <>
          {formatCantidad(mensajes, 'mensaje', 'mensajes')}.{' '}
          <Link to="/admin/cv/pendientes?vista=mensajes">Ver mensajes</Link>
        </>
      ),
    },
    peticiones > 0 && {
      que: 'Peticiones sobre sus datos',
      contenido: formatCantidad(peticiones, 'petición', 'peticiones'),
    },
    correos > 0 && { que: 'Correos del sitio', contenido: formatCantidad(correos, 'correo', 'correos') },
    busquedas > 0 && {
      que: 'Búsquedas guardadas',
      contenido: `${formatCantidad(busquedas, 'búsqueda nombra', 'búsquedas nombran')} su correo`,
    },
    encuestas.length > 0 && {
      que: 'Encuestas',
      contenido: listOf(
        encuestas.map(({ empresa, periodo, cerrada }) => ({
          clave: `${empresa} ${periodo}`,
          contenido: `${empresa} ${periodo}${cerrada ? ', cerrada' : ', abierta'}`,
        })),
      ),
    },
    empresas.length > 0 && {
      que: 'Contacto de empresa',
      contenido: listOf(
        empresas.map(({ idEmpresa, nombre }) => ({
          clave: idEmpresa,
          contenido: (
            <>
              {nombre}. <Link to="/admin/clima-organizacional/empresas">Corregir en Empresas</Link>
            </>
          ),
        })),
      ),
    },
    responden > 0 && {
      que: 'Responder a',
      contenido: `Los correos de ${formatCantidad(responden, 'ronda', 'rondas')} se responden a esta dirección`,
    },
    compromisos > 0 && {
      que: 'Planes',
      contenido: `${formatCantidad(compromisos, 'compromiso', 'compromisos')} a su nombre`,
    },
    cuenta !== null && {
      que: 'Cuenta',
      contenido: (
        <>
          {cuenta}. Se corrige y se elimina en <Link to="/admin/equipo">Equipo</Link>.
        </>
      ),
    },
  ]
  return partes.filter((parte) => parte !== false)
}

function Hallado({ persona, onCambio }: { persona: Persona; onCambio: () => void }) {
  const api = useApi()
  const [pregunta, setPregunta] = useState(false)
  const { hacer, ocupado } = useAccion(onCambio)
  const { correo } = persona
  const partes = listPartes(persona)
  if (partes.length === 0)
    return (
      <Vacio titulo="No se guarda nada de ese correo.">
        <p>
          Prueba con otro correo de la persona. Lo que contestó en una encuesta cerrada no es de nadie: no se
          puede encontrar.
        </p>
      </Vacio>
    )
  const soloCuenta = partes.length === 1 && persona.cuenta !== null
  return (
    <section className={styles.hallado} aria-labelledby="hallado">
      <h2 id="hallado">Lo que se guarda</h2>
      <dl>
        {partes.map(({ que, contenido }) => (
          <div key={que}>
            <dt>{que}</dt>
            <dd>{contenido}</dd>
          </div>
        ))}
      </dl>
      <h3>Lo que no se puede</h3>
      <ul className={styles.nota}>
        {persona.noSePuede.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      <div className={styles.acciones}>
        <Boton
          unaVez
          disabled={ocupado}
          onClick={() =>
            hacer(async () => {
              const { getDatosDePersona } = (await api(GetDatosDePersona, { correo })).appInfo
              // Without the address: names of files are read in more places than files.
              saveArchivo('datos-de-la-persona.zip', decodeDataUrl(getDatosDePersona))
              return 'Se descargó todo lo que se guarda. Queda anotado en la bitácora.'
            })
          }
        >
          <Icono nombre="descargar" />
          Descargar todo
        </Boton>
        <Boton tono="peligro" disabled={ocupado || soloCuenta} onClick={() => setPregunta(true)}>
          Borrar todo
        </Boton>
      </div>
      <Confirmacion
        abierto={pregunta}
        titulo="Borrar para siempre"
        confirmar="Borrar"
        tono="peligro"
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          hacer(async () => (await api(ErasePersona, { correo })).erasePersona)
        }}
      >
        <p>
          Se borra todo lo de la lista, con sus archivos, y lo que contestó en las encuestas abiertas. No hay
          vuelta atrás.
        </p>
      </Confirmacion>
    </section>
  )
}
