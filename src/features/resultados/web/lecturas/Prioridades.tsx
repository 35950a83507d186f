import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getEstiloDeBanda } from '#dibujo/resultados/colores.ts'
import { describeBajas, describeDonde } from '#domain/lecturas/prioridades.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { CifraEnColor } from '#web/ui/Cara.tsx'
import { formatBaseDeClima, isSinPublicar, isVacio } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { useEsPersonal } from '../use-es-personal.ts'
import hallazgo from './Hallazgo.module.css'
import { type DatosDePrioridades, prioridadesQuery } from './lecturas-queries.ts'
import { NotaDeOtraBase, OtrasLecturas, Veredicto } from './OtrasLecturas.tsx'
import styles from './Prioridades.module.css'

/** Where to begin: what is low and what clearly fell, in order. */
export function Prioridades({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.Prioridades.titulo}
      formatTexto={() => 'Por dónde empezar: lo más bajo primero, y después lo que bajó con certeza.'}
      formatBase={({ clima }) => formatBaseDeClima(clima)}
      resultado={useQuery(prioridadesQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo datos={datos} enlaces={enlaces} />
          <OtrasLecturas actual="Prioridades" enlaces={enlaces} />
        </>
      )}
    </PantallaDeGrafica>
  )
}

const PRIMERAS = 3

const Cuerpo = memo(function Cuerpo({
  datos,
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: DatosDePrioridades }) {
  const { clima, comparado, prioridades } = datos
  if (isSinPublicar(clima) || isVacio(clima))
    return <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="Lo más bajo, en orden, llega" />
  const bajas = prioridades.filter(({ baja }) => baja)
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="" />
      {comparado && <NotaDeOtraBase actual={clima.periodo} rondas={[comparado]} />}
      <div className={hallazgo.hallazgo}>
        <h2>
          {bajas.length > 0
            ? `Empieza por ${joinEnLetras(bajas.slice(0, PRIMERAS).map(({ variable }) => variable))}.`
            : 'Nada está por debajo de 75.'}
        </h2>
        <p>{describeBajas(datos)}</p>
      </div>
      {prioridades.length > 0 && <Orden datos={datos} plan={enlaces.plan} />}
    </>
  )
})

function Orden({
  datos: { clima, comparado, prioridades },
  plan,
}: {
  datos: DatosDePrioridades
  plan: string
}) {
  const esPersonal = useEsPersonal()
  return (
    <section className={styles.orden}>
      <table>
        <caption className="oculto">{formatBaseDeClima(clima)}</caption>
        <thead>
          <tr>
            <th scope="col">Orden</th>
            <th scope="col">Variable</th>
            <th scope="col" className={styles.numero}>
              Satisfacción
            </th>
            <th scope="col">Por debajo de 75</th>
            {comparado && <th scope="col">Desde {comparado.periodo}</th>}
          </tr>
        </thead>
        <tbody>
          {prioridades.map(({ variable, valor, donde, cambio }, i) => (
            <tr key={variable}>
              <td className={styles.lugar}>{i + 1}</td>
              <th scope="row">
                {variable}
                {esPersonal && (
                  <Link
                    className={styles.alPlan}
                    to={`${plan}?${new URLSearchParams({ medida: variable })}`}
                    aria-label={`Agregar al plan: ${variable}`}
                  >
                    Agregar al plan
                  </Link>
                )}
              </th>
              <td className={styles.numero}>
                <CifraEnColor estilo={getEstiloDeBanda(valor)}>{formatPorcentaje(valor)}</CifraEnColor>
              </td>
              <td className={styles.donde}>{describeDonde(donde)}</td>
              {comparado && (
                <td className={styles.cambio}>
                  {cambio ? <Veredicto cambio={cambio} desde={comparado.periodo} /> : 'No comparable'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
