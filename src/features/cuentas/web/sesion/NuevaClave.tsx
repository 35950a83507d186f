import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { checkPassword, LARGO_DE_PASSWORD } from '#domain/sesion/check-password.ts'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { PaginaSuelta } from '#web/ui/PaginaSuelta.tsx'
import { useEntrar } from './EntrarConLlave.tsx'
import styles from './LoginForm.module.css'
import { SegundoPaso } from './SegundoPaso.tsx'
import { ChangePasswordByEnlace, GetEnlace, type GetEnlaceQuery } from './sesion.generated.ts'

type Enlace = NonNullable<GetEnlaceQuery['auth']['getEnlace']>

const { minimo, maximo } = LARGO_DE_PASSWORD

const OTRO_ENLACE = (
  <Link to="/olvide-clave" className={botonClassName('primario')}>
    Pedir otro enlace
  </Link>
)

/** By a link of a mail: what it carries stands after the hash sign and leaves the address bar at once. */
export function NuevaClave({ firma }: { firma: string }) {
  const api = useApi()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const traido = window.location.hash.slice(1)
    setToken(traido)
    if (traido) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  const enlace = useQuery({
    queryKey: ['enlace', token],
    queryFn: async () => (await api(GetEnlace, { token: token ?? '' })).auth.getEnlace,
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (token === null || (token !== '' && enlace.isPending)) return <Cargador texto="Abriendo el enlace…" />
  if (token === '')
    return (
      <PaginaSuelta titulo="Abre otra vez el enlace del correo" vias={OTRO_ENLACE}>
        <p>
          Por tu seguridad, el enlace no se queda en la barra de direcciones. Ábrelo de nuevo desde el correo.
        </p>
      </PaginaSuelta>
    )
  if (!enlace.data)
    return (
      <PaginaSuelta titulo="Este enlace ya no sirve" vias={OTRO_ENLACE}>
        <p>Se usó, venció o hay uno más nuevo. Pide otro, o escribe a quien te invitó.</p>
      </PaginaSuelta>
    )
  return <Formulario token={token} enlace={enlace.data} firma={firma} />
}

function Formulario({ token, enlace, firma }: { token: string; enlace: Enlace; firma: string }) {
  const api = useApi()
  const navigate = useNavigate()
  const { entrar, paso } = useEntrar()
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: { nueva: '', repetida: '' },
    check: ({ nueva, repetida }) => ({
      nueva: checkPassword(nueva, [enlace.correo, firma]) ?? undefined,
      repetida: repetida === nueva ? undefined : 'No es igual a la de arriba. Escríbela otra vez.',
    }),
    send: async ({ nueva }) =>
      (await api(ChangePasswordByEnlace, { token, password: nueva })).changePasswordByEnlace,
    onListo: (sesion) => void entrar(sesion),
    findRechazo: (error) =>
      error instanceof ApiError && error.code === 'BAD_USER_INPUT' ? { nueva: error.message } : null,
    onFalla: (error) =>
      setFalla(error instanceof ApiError ? error.message : 'No se pudo guardar. Prueba de nuevo.'),
  })
  if (paso)
    return (
      <>
        <h1>Falta tu segundo factor</h1>
        <p>La contraseña nueva quedó guardada.</p>
        <SegundoPaso paso={paso} onEntrar={entrar} onVencido={() => void navigate('/login')} />
      </>
    )
  const invitada = enlace.tipo === 'invitacion'
  return (
    <>
      <h1>{invitada ? `Hola, ${enlace.nombre}` : 'Elige una contraseña nueva'}</h1>
      <p>
        Para <strong>{enlace.correo}</strong>.{' '}
        {invitada
          ? 'Elige la contraseña con que vas a entrar.'
          : enlace.retiraLlaves
            ? 'Al guardarla se cierran tus otras sesiones y se retiran tus llaves de acceso: puedes agregarlas de nuevo en Mi cuenta.'
            : 'Al guardarla se cierran tus otras sesiones.'}
      </p>
      <form {...form.formProps} className={styles.formulario} method="post">
        <input hidden readOnly name="usuario" autoComplete="username" value={enlace.correo} />
        <Campo
          rotulo="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          ayuda={`De ${minimo} a ${maximo} caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar.`}
          {...form.campo('nueva')}
        />
        <Campo
          rotulo="Repite la contraseña nueva"
          type="password"
          autoComplete="new-password"
          {...form.campo('repetida')}
        />
        <Boton tono="primario" {...form.botonProps} className={styles.boton}>
          {form.enviando ? 'Guardando…' : 'Guardar y entrar'}
        </Boton>
        {falla && !form.enviando && <Aviso tono="mal">{falla}</Aviso>}
      </form>
    </>
  )
}
