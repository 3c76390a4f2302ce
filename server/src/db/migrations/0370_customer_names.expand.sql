-- Lists of projects and service calls are sorted and searched by the name of the customer, which no save has written by now.
update job set customer_name_cache = contact.name from contact
where contact.tenant_id = job.tenant_id and contact.id = job.customer_id
  and job.customer_name_cache is distinct from contact.name;
update service set customer_name_cache = contact.name from contact
where contact.tenant_id = service.tenant_id and contact.id = service.customer_id
  and service.customer_name_cache is distinct from contact.name;
