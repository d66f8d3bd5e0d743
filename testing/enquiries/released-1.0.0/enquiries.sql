SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.audit_log (
    at bigint NOT NULL,
    who text NOT NULL,
    action text NOT NULL,
    enquiries integer NOT NULL
);
CREATE TABLE public.delivery (
    enquiry_id text NOT NULL,
    recipient text NOT NULL,
    status text NOT NULL,
    next_at bigint NOT NULL,
    attempts integer NOT NULL,
    claim text,
    error text,
    sent_at bigint
);
CREATE TABLE public.enquiry (
    id text NOT NULL,
    received_at bigint NOT NULL,
    verified integer NOT NULL,
    held integer NOT NULL,
    handled_at bigint,
    request_key text,
    words text NOT NULL,
    captcha text,
    consent_version text NOT NULL,
    consented_at bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    phone text NOT NULL,
    topic text NOT NULL,
    message text NOT NULL,
    plan text NOT NULL,
    history text NOT NULL
);
CREATE TABLE public.job (
    name text NOT NULL,
    due_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.secret (
    name text NOT NULL,
    value text NOT NULL
);
INSERT INTO public.audit_log VALUES (1795841482541, 'operator@vm', 'backup', 5);
INSERT INTO public.audit_log VALUES (1795841482697, 'operator@vm', 'erase', 1);
INSERT INTO public.audit_log VALUES (1795841483187, 'operator@vm', 'export', 6);
INSERT INTO public.delivery VALUES ('01a2207e-50bf-797a-ab5a-53ec9990e1dc', 'desk@harbour-light.example', 'sent', 1795842378858, 1, NULL, NULL, 1795841479156);
INSERT INTO public.delivery VALUES ('01a2207e-50bf-797a-ab5a-53ec9990e1dc', 'old@harbour-light.example', 'failed', 1795841539157, 1, NULL, 'no longer a recipient', NULL);
INSERT INTO public.delivery VALUES ('01a2207e-5bea-75d9-8d07-d28bb315315f', 'desk@harbour-light.example', 'sent', 1795842381709, 1, NULL, NULL, 1795841481850);
INSERT INTO public.delivery VALUES ('01a2207e-5d04-746f-a66e-5666d0c3718e', 'desk@harbour-light.example', 'sent', 1795842381991, 1, NULL, NULL, 1795841482144);
INSERT INTO public.delivery VALUES ('01a2207e-5fe9-7fff-a073-e4aff26ffacf', 'desk@harbour-light.example', 'due', 1795841542877, 1, NULL, 'EMESSAGE 452 4.2.2', NULL);
INSERT INTO public.delivery VALUES ('01a2207e-60c7-7f5e-a4ea-ded04b4efd97', 'desk@harbour-light.example', 'sending', 1795842382967, 1, 'acef74f9-e3e3-447f-afab-ffc329f62d28', NULL, NULL);
INSERT INTO public.enquiry VALUES ('01a2207e-50bf-797a-ab5a-53ec9990e1dc', 1795841478780, 0, 0, NULL, NULL, 'rXQlifRhEj5i6RrwMgHo22N1zblytlPEeNNRVnQaiBU', NULL, '2026-11-23', 1795841478780, 'Failed for one', 'failed@visitor.example', 'Quay Ltd', '+65 6123 4567', 'web-application-development', 'We would like to replace our ordering system this year.', '', '');
INSERT INTO public.enquiry VALUES ('01a2207e-5bea-75d9-8d07-d28bb315315f', 1795841481685, 1, 0, NULL, 'j6Oqsvqpt54KA5jaW1q9B4AUJEKlvoC5pkYI1xjLH80', '16-h5Uo_yd2KKpUfN1uIQTIHxyBoy3Q1lE61nFffToM', 'N7K3zmTjLX4CuDsS2hjK3_mvgWSk7QIRGgqLMzrLaNQ', '2026-11-23', 1795841481685, '陳美玲 Sent', 'Mei.Ling@visitor.example', 'Kopi & Kaya', '+65 6123 4567', 'artificial-intelligence', 'We would like to replace our ordering system this year.', 'Twelve weeks
From 4 January', '20 Nov 2026, 18:00 /services
20 Nov 2026, 18:05 /contact-us');
INSERT INTO public.enquiry VALUES ('01a2207e-5cc1-721b-8624-44ccac198383', 1795841481889, 0, 1, NULL, NULL, 'c_hfFkVqiEQJdieNSh7SR_Ya4nXi5I8zVZqe0fQshkc', NULL, '2026-11-23', 1795841481889, 'Held', 'held@visitor.example', 'Kopi & Kaya', '+65 6123 4567', 'web-application-development', 'We would like to replace our ordering system this year.', '', '');
INSERT INTO public.enquiry VALUES ('01a2207e-5d04-746f-a66e-5666d0c3718e', 1795841481935, 0, 0, 1795841482232, NULL, 'gSUg72jGs17jHgf6qbjtrUOk1maNuoHGiGB8jJ9h3xE', NULL, '2026-11-23', 1795841481935, 'Handled', 'handled@visitor.example', '', '', '', 'We would like to replace our ordering system this year.', '', '');
INSERT INTO public.enquiry VALUES ('01a2207e-5fe9-7fff-a073-e4aff26ffacf', 1795841482727, 0, 0, NULL, NULL, 'bEockffKJVdyUxf-VdLMTUZH1RfRw92Piruhh1tl6Pk', NULL, '2026-11-23', 1795841482727, 'Postponed', 'postponed@visitor.example', 'Kopi & Kaya', '+65 6123 4567', 'web-application-development', 'Two lines
and a “quoted” word; it''s 100 % 😀', '', '');
INSERT INTO public.enquiry VALUES ('01a2207e-60c7-7f5e-a4ea-ded04b4efd97', 1795841482921, 0, 0, NULL, NULL, 'HfJUQNw4SH3VExbBH3S48XklDpmH1WQN4IDzQFfGS48', NULL, '2026-11-23', 1795841482921, 'Cut off', 'cut-off@visitor.example', 'Kopi & Kaya', '+65 6123 4567', 'web-application-development', 'We would like to replace our ordering system this year.', '', '');
INSERT INTO public.job VALUES ('daily mail', 1795927878850);
INSERT INTO public.kysely_migration VALUES ('001-enquiries-and-deliveries', '2026-11-28T04:51:18.631Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.secret VALUES ('captcha-key', 'iLyHf2Eq92oMu1AmadmmwWOk8isiXjOR6ozpQTWd44c');
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (enquiry_id, recipient);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_captcha_key UNIQUE (captcha);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_request_key_key UNIQUE (request_key);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
CREATE INDEX delivery_due ON public.delivery USING btree (recipient, next_at) WHERE (status = ANY (ARRAY['due'::text, 'sending'::text]));
CREATE INDEX delivery_failed ON public.delivery USING btree (enquiry_id) WHERE (status = 'failed'::text);
CREATE INDEX enquiry_held ON public.enquiry USING btree (id) WHERE ((held = 1) AND (handled_at IS NULL));
CREATE INDEX enquiry_received ON public.enquiry USING btree (received_at);
CREATE INDEX enquiry_words ON public.enquiry USING btree (words, received_at);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
