import { memo, useMemo } from 'react'
import { LIMITES } from '../../../../domain/climas/limites.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Indicador } from './borrador.ts'
import { type Opcion, TextoDeFila } from './CamposDeFila.tsx'
import { Fila, type LugarDeFila } from './Fila.tsx'
import { FilaDeVariable } from './FilaDeVariable.tsx'
import { ProblemaDeLista } from './ProblemaDeLista.tsx'
import styles from './Secciones.module.css'

/** Indicators, their variables, and the factors each variable is made of. */
export const SeccionIndicadores = memo(function SeccionIndicadores({
  indicadores,
  abiertas,
}: {
  indicadores: Indicador[]
  abiertas: ReadonlySet<string>
}) {
  const opciones = useMemo(
    () =>
      indicadores.map(
        ({ clave, nombre }, i): Opcion => ({ valor: clave, texto: nombre || `Indicador ${i + 1}` }),
      ),
    [indicadores],
  )
  return (
    <>
      <p className={styles.ayuda}>
        Un indicador agrupa variables, y una variable los factores que evalúan las preguntas. Las rondas de
        una empresa se comparan por estos nombres: conviene no cambiarlos de un año a otro.
      </p>
      <ol className={styles.indicadores}>
        {indicadores.map((indicador, indice) => (
          <FilaDeIndicador
            key={indicador.clave}
            {...{ indicador, abiertas, opciones }}
            clave={indicador.clave}
            lista="indicadores"
            indice={indice}
            ultima={indice === indicadores.length - 1}
          />
        ))}
      </ol>
      <ProblemaDeLista clave="indicadores" campo="" />
      <BotonDeAgregar
        lista="indicadores"
        texto="Agregar indicador"
        cambio={{ que: 'agregarIndicador' }}
        campo="nombre"
      />
    </>
  )
})

const FilaDeIndicador = memo(function FilaDeIndicador({
  indicador,
  abiertas,
  opciones,
  ...lugar
}: LugarDeFila & { indicador: Indicador; abiertas: ReadonlySet<string>; opciones: readonly Opcion[] }) {
  const { clave, nombre, variables } = indicador
  const lista = `variables-${clave}`
  return (
    <Fila
      {...lugar}
      que={`el indicador ${nombre || lugar.indice + 1}`}
      className={styles.indicador}
      detalle={
        <>
          <ol className={styles.lista}>
            {variables.map((variable, indice) => (
              <FilaDeVariable
                key={variable.clave}
                variable={variable}
                indicador={clave}
                indicadores={opciones}
                abierta={abiertas.has(variable.clave)}
                clave={variable.clave}
                lista={lista}
                indice={indice}
                ultima={indice === variables.length - 1}
              />
            ))}
          </ol>
          <ProblemaDeLista clave={clave} campo="variables" />
          <BotonDeAgregar
            lista={lista}
            texto="Agregar variable"
            cambio={{ que: 'agregarVariable', indicador: clave }}
            campo="nombre"
          />
        </>
      }
    >
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del indicador ${lugar.indice + 1}`}
        valor={nombre}
        placeholder="Nombre del indicador"
        max={LIMITES.nombre}
      />
    </Fila>
  )
})
