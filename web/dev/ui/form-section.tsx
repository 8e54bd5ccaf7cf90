import { CalendarClock, CalendarDays, Clock, Flame, Search, Sparkles } from "lucide-react";
import { useState } from "react";
import { maskCep } from "../../lib/format/mask.ts";
import { maskCpfCnpj } from "../../lib/format/masks.ts";
import { useAppForm } from "../../lib/forms/use-app-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { ComboboxField } from "../../ui/fields/combobox-field.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Input } from "../../ui/fields/input.tsx";
import { MaskedInput } from "../../ui/fields/masked-input.tsx";
import { MoneyInput } from "../../ui/fields/money-input.tsx";
import { PasswordInput } from "../../ui/fields/password-input.tsx";
import { PhoneInput } from "../../ui/fields/phone-input.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { StarsInput } from "../../ui/fields/stars-input.tsx";
import { Textarea } from "../../ui/fields/textarea.tsx";
import { notify } from "../../ui/overlays/toast.tsx";
import { CITIES, LONG_NAME, SERVICES } from "./samples.ts";

const URGENCIES = [
  { value: "urgent", label: "Urgente", icon: Flame },
  { value: "tomorrow", label: "Para amanhã", icon: Clock },
  { value: "next_days", label: "Nos próximos dias", icon: CalendarDays },
  { value: "no_deadline", label: "Sem prazo definido", icon: CalendarClock },
] as const;

interface RequestForm {
  serviceType: string;
  urgency: string;
  description: string;
  phone: string;
  terms: boolean;
}

const MISSING = {
  serviceType: "Escolha o tipo de serviço.",
  urgency: "Escolha a urgência.",
  description: "Descreva o serviço.",
  phone: "Informe o WhatsApp.",
  terms: "Aceite os termos de uso.",
} as const;

function missingFields(values: RequestForm) {
  const fields = (Object.keys(MISSING) as (keyof RequestForm)[]).filter((field) => !values[field]);
  const toast = { title: "Campos obrigatórios", text: "Por favor, preencha todos os campos.", field: null };
  return fields.length > 0 ? [toast, ...fields.map((field) => ({ field, text: MISSING[field] }))] : null;
}

/** A complete form: submitting it empty shows every error and focuses the first field. */
function LiveForm() {
  const { form, submit } = useAppForm<RequestForm>({
    defaultValues: { serviceType: "", urgency: "", description: "", phone: "67999998888", terms: false },
    check: missingFields,
    send: async (values) => {
      await new Promise((done) => setTimeout(done, 1500));
      notify.success("Solicitação publicada!", JSON.stringify(values));
    },
    refusal: () => null,
  });
  const { register, control, setValue, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={submit} noValidate className="cols" aria-label="Formulário de exemplo">
      <ComboboxField
        control={control}
        name="serviceType"
        required
        options={SERVICES}
        label="Tipo de serviço"
        kind="service"
      />
      <Field label="Urgência" group required error={errors.urgency?.message}>
        <Segmented options={URGENCIES} {...register("urgency")} />
      </Field>
      <Field
        label="Descrição"
        required
        error={errors.description?.message}
        action={
          <Button
            size="sm"
            variant="ghost"
            icon={Sparkles}
            onClick={() => setValue("description", "Texto melhorado. ".repeat(27), { shouldValidate: true })}
          >
            Melhorar
          </Button>
        }
      >
        <Textarea limit={500} redAbove={450} {...register("description")} />
      </Field>
      <Field label="WhatsApp" required hint="Só aparece para profissionais Premium." error={errors.phone?.message}>
        <PhoneInput {...register("phone")} />
      </Field>
      <Checkbox
        label={
          <>
            Li e aceito os{" "}
            <a href="#termos" className="link">
              termos de uso
            </a>
          </>
        }
        error={errors.terms?.message}
        {...register("terms")}
      />
      <Button type="submit" full busy={isSubmitting} busyLabel="Publicando...">
        Publicar pedido
      </Button>
    </form>
  );
}

function Alone() {
  const [service, setService] = useState("");
  const [city, setCity] = useState("Dourados");
  const [stars, setStars] = useState(0);
  return (
    <div className="cols">
      <Field label="Nome" hint="Como aparece no cartão.">
        <Input placeholder="Maria da Silva" autoComplete="name" />
      </Field>
      <Field label="Nome" required error="O nome completo é obrigatório.">
        <Input />
      </Field>
      <Field label={LONG_NAME} hint={LONG_NAME}>
        <Input defaultValue={LONG_NAME} />
      </Field>
      <Field label="E-mail">
        <Input disabled value="maria@exemplo.com.br" readOnly />
      </Field>
      <Field label="Buscar" hideLabel>
        <Input type="search" icon={Search} placeholder="Busque um profissional" />
      </Field>
      <Field label="Senha">
        <PasswordInput defaultValue="segredo1!" />
      </Field>
      <Field label="Telefone">
        <PhoneInput />
      </Field>
      <Field label="CPF ou CNPJ">
        <MaskedInput mask={maskCpfCnpj} defaultValue="12ABC34501DE35" autoCapitalize="characters" />
      </Field>
      <Field label="CEP">
        <MaskedInput mask={maskCep} inputMode="numeric" placeholder="00000-000" />
      </Field>
      <Field label="Preço" error="Informe o preço.">
        <MoneyInput defaultValue="1234.5" />
      </Field>
      <Field label="Descrição">
        <Textarea limit={500} redAbove={450} defaultValue={"Reforma do banheiro com troca de piso. ".repeat(12)} />
      </Field>
      <Field label="Condição">
        <Select
          options={[
            { value: "new", label: "Novo" },
            { value: "used", label: "Usado" },
            { value: "refurbished", label: "Seminovo" },
          ]}
        />
      </Field>
      <Field label="Estado" error="Escolha o estado.">
        <Select placeholder="Selecione" />
      </Field>
      <Field label="Cidade">
        <Select placeholder="Escolha o estado primeiro" disabled />
      </Field>
      <Field label="Filtrar por serviço">
        <Combobox
          options={SERVICES}
          value={service}
          onChange={setService}
          label="Filtrar por serviço"
          clearText="Todos os serviços"
          kind="service"
        />
      </Field>
      <Field label="Cidade de atendimento" hint="Mostra dez e 'Ver mais'.">
        <Combobox
          options={CITIES}
          value={city}
          onChange={setCity}
          label="Cidade de atendimento"
          initialLimit={10}
          kind="city"
        />
      </Field>
      <Field label="Cidade desativada" error="Selecione uma região de atendimento.">
        <Combobox options={CITIES} value="" onChange={setCity} disabled label="Cidade desativada" kind="city" />
      </Field>
      <Field label="Quem é você?" group>
        <Segmented
          columns={1}
          options={[
            { value: "client", label: "Sou Cliente", hint: "Quero contratar um serviço." },
            { value: "provider", label: "Sou Prestador", hint: "Quero receber oportunidades." },
          ]}
        />
      </Field>
      <Field label="Urgência" group error="Escolha a urgência.">
        <Segmented options={URGENCIES} />
      </Field>
      <Field label="Urgência desativada" group>
        <Segmented options={URGENCIES} disabled />
      </Field>
      <Field label="Nota" group required error="Escolha uma nota.">
        <StarsInput
          name="nota"
          value={stars}
          onValueChange={setStars}
          words={["Péssimo", "Ruim", "Regular", "Bom", "Excelente"]}
        />
      </Field>
      <div>
        <Checkbox label="Mostrar telefone" defaultChecked />
        <Checkbox label="Preço negociável" hint="Aparece no anúncio." />
        <Checkbox label="Aceito os termos de uso" error="Você deve aceitar os termos de uso para continuar." />
        <Checkbox label="Desativado" disabled defaultChecked />
      </div>
    </div>
  );
}

export function FormSection() {
  return (
    <>
      <section id="formulario">
        <h2>Formulário vivo</h2>
        <LiveForm />
      </section>
      <section>
        <h2>Campos</h2>
        <Alone />
      </section>
    </>
  );
}
