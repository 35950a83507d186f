import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { createGraficaDePilas } from '#dibujo/pilas/draw-pilas.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { useApi } from '#web/lib/site.tsx'
import { BloqueDeClima } from '../BloqueDeClima.tsx'
import { formatClima, isSinPublicar } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { COMUN, describePila, ENPSPorRonda, LEYENDA } from './ENPSPorRonda.tsx'
import { type DatosDeENPS, enpsQuery } from './lecturas-queries.ts'

/** Promoters less detractors, of the company, its areas and its groups, and round by round. */
export function ENPS({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.ENPS.titulo}
      formatTexto={() =>
        'Promotores (9 y 10) menos detractores (0 a 6), en puntos de −100 a 100, con su intervalo de 95 %.'
      }
      resultado={useQuery(enpsQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({
  datos: { clima, preguntas },
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: DatosDeENPS }) {
  if (preguntas.length === 0)
    return (
      <p className={resultados.vacia}>
        El cuestionario de este clima no tiene una escala de 0 a 10 marcada como eNPS. Se marca en Estructura,
        en su parte.
      </p>
    )
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="El eNPS llega" />
      {preguntas.map(({ id, pregunta, conjuntos, rondas }, i) => (
        <section key={id} className={resultados.parte}>
          <h2>{pregunta}</h2>
          <BloqueDeClima
            nivel={3}
            primera={i === 0}
            clima={clima}
            titulo="Empresa, áreas y grupos"
            grafica={createGraficaDePilas({
              ...COMUN,
              encabezado: 'Conjunto',
              filas: conjuntos.map(({ conjunto, eNPS }, n) => ({
                numero: conjunto.codigo ?? String(n + 1),
                nombre: conjunto.nombre,
                ...describePila(eNPS ?? null, describeVacia(clima, conjunto)),
              })),
            })}
            leyenda={LEYENDA}
            mostrarLeyenda
            base="Base: en cada renglón, quienes contestaron la pregunta, sin contar «No Aplica»."
            fuente={formatClima(clima)}
            archivoDe={GRAFICAS.ENPS.titulo}
          />
          {rondas.length > 1 && <ENPSPorRonda clima={clima} rondas={rondas} />}
        </section>
      ))}
    </>
  )
})

type Conjunto = DatosDeENPS['preguntas'][number]['conjuntos'][number]['conjunto']

function describeVacia(
  clima: DatosDeENPS['clima'],
  { clase, reserva, seLeeEnSuArea }: Pick<Conjunto, 'clase' | 'reserva' | 'seLeeEnSuArea'>,
): string {
  if (isSinPublicar(clima)) return 'Al publicar'
  if (!reserva || clase === 'empresa') return 'Sin datos que mostrar'
  return formatReserva(getReserva(clase, reserva, { seLeeEnSuArea }), clima.minimoPorGrupo)
}
