import { formatMailto } from '#domain/texto/mailto.ts'
import { useFirma } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { PaginaDeEnlace } from '#web/ui/NoEncontrado.tsx'
import { PaginaSuelta } from '#web/ui/PaginaSuelta.tsx'
import styles from './Baja.module.css'

/** The body that a mail program that asks on its own behalf sends (RFC 8058); the button sends the same. */
const UN_CLIC = { name: 'List-Unsubscribe', value: 'One-Click' }

function Pregunta() {
  return (
    <>
      <h1>¿Ya no quieres recordatorios?</h1>
      <p>
        Si lo confirmas, no te mandaremos más recordatorios de esta encuesta. Tu invitación sigue valiendo:
        mientras la encuesta esté abierta, puedes contestar con tu token cuando quieras.
      </p>
      <form method="post" className={styles.formulario}>
        <input type="hidden" {...UN_CLIC} />
        <Boton tono="primario" type="submit">
          No quiero más recordatorios
        </Boton>
      </form>
    </>
  )
}

const Hecho = () => (
  <>
    <h1>Listo. No te mandaremos más recordatorios.</h1>
    <p>
      Tu invitación sigue valiendo: si cambias de opinión, entra con tu token mientras la encuesta esté
      abierta.
    </p>
  </>
)

function Vencido() {
  const { correo } = useFirma()
  return (
    <PaginaSuelta titulo="Este enlace ya no sirve">
      <p>
        La encuesta se cerró, tu invitación se anuló o el enlace llegó incompleto. Si te siguen llegando
        recordatorios, escríbenos a <a href={formatMailto(correo)}>{correo}</a>.
      </p>
    </PaginaSuelta>
  )
}

/** Through the link of a mail. Opening it changes nothing: programs that look at mails follow every link. */
export function Baja({ completo, resultado }: { completo: boolean; resultado: string | null }) {
  if (resultado === 'hecho')
    return (
      <PaginaDeEnlace>
        <Hecho />
      </PaginaDeEnlace>
    )
  if (!completo || resultado !== null) return <Vencido />
  return (
    <PaginaDeEnlace>
      <Pregunta />
    </PaginaDeEnlace>
  )
}
