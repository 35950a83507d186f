import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Bola } from '#web/ui/Vacio.tsx'
import styles from './Inicio.module.css'
import { OmitPreparacion } from './inicio.generated.ts'
import { type DatosDeInicio, type EnlacesDeInicio, inicioQuery } from './inicio-query.ts'

/** Before the first survey: whose the site is, who else works in it, and whether mail leaves. Each leads to where it is done. */
export function Preparacion({
  preparacion: { firma, equipo, correo },
  enlaces,
}: {
  preparacion: NonNullable<DatosDeInicio['preparacion']>
  enlaces: EnlacesDeInicio
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await api(OmitPreparacion, {})).changePreparacionOmitida,
    onSuccess: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      return queryClient.invalidateQueries(inicioQuery(api))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const pasos = [
    { hecho: firma, texto: 'Pon tu firma', a: enlaces.firma },
    { hecho: equipo, texto: 'Invita a un colega', a: enlaces.equipo },
    { hecho: correo === 'probado', texto: 'Prueba el correo', a: enlaces.ajustes },
  ]
  return (
    <section className={styles.preparacion} aria-labelledby="inicio-preparacion">
      <h2 id="inicio-preparacion">Tres minutos para que el sitio sea tuyo</h2>
      <ul>
        {pasos.map(({ hecho, texto, a }) => (
          <li key={texto}>{hecho ? <Bola llena>{texto}</Bola> : <Link to={a}>{texto}</Link>}</li>
        ))}
      </ul>
      <Boton chico aria-disabled={isPending} onClick={() => isPending || mutate()}>
        Ahora no
      </Boton>
    </section>
  )
}
